import type { Rules } from '../../en/muro-contro-muro/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'En bref',
    quick: [
      '*Lancez le dé*, puis jouez un coup.',
      '*Une couleur* : posez une brique qui la porte.',
      '*Pas votre couleur* : posez une brique sans votre couleur.',
      '*Déplacer* : prenez une brique libre et posez-la ailleurs, ou tournez-la.',
      '*Au choix* : l’une de ces possibilités.',
      '*Où poser* : à un bout de la base (dix briques au plus), ou à cheval sur deux briques.',
      '*Le tas est vide* : la partie s’arrête.',
      '*Votre couleur de votre côté* rapporte : plus longue diagonale 10, plus longue ligne 8, plus grande liaison 6. À égalité, on partage.',
    ],
  },
  bricks: {
    heading: 'Les briques',
    kinds:
      'Il y a trois couleurs : vert, fuchsia et bleu clair. Une brique a *deux faces colorées*. Il y en a six sortes : toute verte, toute fuchsia, toute bleu clair, verte et fuchsia, verte et bleu clair, fuchsia et bleu clair. Le tas, visible de tous, en contient autant de chaque sorte, d’habitude six.',
    sides:
      'Une brique se pose *dans un sens ou dans l’autre* : une face vers vous, l’autre vers votre adversaire. Votre gauche est sa droite. Touchez *Autre côté* pour voir le mur de derrière.',
    twoSides: [
      'Une brique qui montre du vert à Ada et du fuchsia à Bruno : bonne pour les deux.',
      'Bruno a posé à côté une brique toute fuchsia. Ada voit du fuchsia, qui ne lui rapporte rien.',
    ],
    howMany: {
      text: 'Il y a six briques de chaque sorte, sauf si vous choisissez un autre nombre.',
      reason:
        'Le nombre d’origine n’est pas connu. De quatre à neuf de chaque sorte, toutes tiennent dans le mur.',
    },
  },
  aim: {
    heading: 'But du jeu',
    aim: 'Pour 2 joueurs, environ 15 minutes. Vous construisez *un seul mur de briques entre vous deux*, et chacun en voit un côté. Chaque brique montre une couleur de chaque côté. Il vous faut *votre couleur de votre côté* : la plus longue diagonale, la plus longue ligne et la plus grande liaison rapportent des points.',
    wall: [
      'Un mur en milieu de partie, vu du côté d’Ada, qui a le vert. Bruno, qui a le fuchsia, le voit de derrière.',
    ],
  },
  wall: {
    heading: 'Le mur',
    base: 'La première brique commence la *base*, la rangée du bas. Toute autre brique de la base se pose à l’un de ses bouts : la base n’a donc jamais de trou. Elle est large de *dix briques* au plus.',
    upper:
      'Au-dessus de la base, une brique repose *pour moitié sur une brique et pour moitié sur la suivante*, comme dans un vrai mur : les deux doivent être là. Les rangées supérieures peuvent avoir des trous.',
    growing: {
      heading: 'Les premières briques',
      captions: [
        'Ada pose la première brique : il n’y a qu’une place.',
        'Bruno peut poser la sienne à gauche ou à droite.',
        'Il a choisi la droite. Deux briques sont maintenant côte à côte, et une troisième pourrait reposer sur les deux.',
        'Ada la pose là.',
        'Bruno a allongé la base. Une autre brique tiendrait maintenant à côté de celle d’Ada.',
      ],
    },
    tenWide: [
      'Cette base est large de dix briques. À partir de là, le mur ne grandit plus que vers le haut.',
    ],
    free: 'Une brique est *libre* si rien ne repose sur elle. Seules les briques libres peuvent être retirées du mur.',
    freeBricks: [
      'La brique du haut et le bout droit de la base sont libres. Les deux briques sous celle du haut ne le sont pas.',
    ],
  },
  'set-up': {
    heading: 'Mise en place',
    colour:
      'Un joueur choisit une couleur, puis l’autre choisit l’une des deux qui restent. La troisième n’est à personne.',
    first:
      'Puis les joueurs lancent le dé chacun à son tour, jusqu’à ce que l’un d’eux obtienne *sa propre couleur*. C’est lui qui commence.',
    rollAgain: {
      text: 'Le premier joueur relance le dé pour son tour.',
      reason:
        'Les règles originales ne disent pas si le lancer décisif compte ; un nouveau lancer est juste pour les deux.',
    },
    beginning: {
      heading: 'Qui commence',
      captions: [
        'Ada peut choisir n’importe laquelle des trois couleurs.',
        'Elle a choisi le vert.',
        'Bruno a choisi le fuchsia. Le bleu clair n’est à personne.',
        'Ada obtient bleu clair : ce n’est pas sa couleur.',
        'Bruno obtient fuchsia, sa propre couleur. Il commence.',
      ],
    },
  },
  turn: {
    heading: 'Votre tour',
    roll: 'On lance le dé. Il vous dit quoi faire : *poser une brique* du tas ou *déplacer une brique* du mur. Vous jouez exactement un coup.',
    faces: {
      head: ['Le dé montre', 'Vous'],
      rows: [
        ['Vert, fuchsia ou bleu clair', 'posez une brique avec au moins une face de cette couleur'],
        ['Pas votre couleur', 'posez une brique sans aucune face de votre couleur'],
        ['Déplacer', 'prenez une brique libre du mur et posez-la ailleurs, ou tournez-la'],
        ['Au choix', 'faites ce que permet n’importe quelle autre face'],
      ],
    },
    next: 'Puis c’est au tour de l’autre joueur.',
  },
  lay: {
    heading: 'Poser une brique',
    lay: 'Choisissez une brique que le dé permet, tournez-la comme vous voulez et posez-la partout où elle tient.',
    laying: {
      heading: 'Bleu clair',
      captions: [
        'Le dé montre bleu clair : il faut à Ada une brique avec une face bleu clair. Les places possibles brillent.',
        'La brique verte et bleu clair convient, et Ada peut tourner le vert vers elle.',
        'Ses deux briques vertes montent en biais : une diagonale de deux. Bruno ne voit que du bleu clair.',
      ],
    },
    neutral: {
      heading: 'Pas votre couleur',
      captions: [
        'Le dé interdit le vert à Ada. De l’autre côté, Bruno a deux briques fuchsia côte à côte, au bout droit.',
        'Elle pose donc une brique toute bleu clair à ce bout…',
        '… et la ligne de Bruno ne peut plus grandir de ce côté.',
      ],
    },
  },
  move: {
    heading: 'Déplacer une brique',
    move: 'Prenez une brique *libre* et posez-la ailleurs, dans un sens ou dans l’autre ; ou laissez-la où elle est et *tournez-la* seulement. La nouvelle place doit être possible dans le mur sans cette brique.',
    turning: {
      heading: 'Tournée contre Bruno',
      captions: [
        'Le dé montre *déplacer*. La brique du haut montre du fuchsia à Bruno et lui donne une diagonale de deux.',
        'Ada peut la tourner sur place.',
        'Bruno y voit maintenant du bleu clair, et sa diagonale a disparu.',
      ],
    },
    realMove: {
      text: 'On peut tourner une brique en la déplaçant. Quelque chose doit changer : tourner sur place une brique d’une seule couleur, ou remettre une brique telle quelle, n’est pas un coup. Une option permet la première, pour passer son tour.',
      reason:
        'Les règles originales parlent de déplacer ou de tourner, sans dire si l’on peut faire les deux.',
    },
    base: 'Une brique de la base ne peut être retirée *qu’à un bout de la base*. Au milieu, une brique libre peut seulement être tournée. Si le mur n’a qu’une brique, elle peut seulement être tournée.',
    noGap: {
      text: 'On ne retire aucune brique du milieu de la base.',
      reason: 'Cela laisserait un trou, et la base n’en a jamais.',
    },
    leftEnd: {
      heading: 'Le bout d’une base pleine',
      captions: [
        'La base est large de dix et le dé montre *déplacer*. Rien ne repose sur le bout gauche.',
        'Il peut aller dans une rangée supérieure…',
        '… ou au bout droit.',
        'Le voilà. La base est toujours large de dix, mais elle s’est décalée d’une place vers la droite.',
      ],
    },
    single: {
      heading: 'Une brique, deux couleurs',
      captions: [
        'Le mur n’a qu’une brique, vue du côté de Bruno, qui a obtenu *déplacer*. Il ne peut que la tourner.',
        'Il voit maintenant du fuchsia, sa couleur, et Ada du vert.',
      ],
    },
    singlePlain: {
      heading: 'Une brique, une couleur',
      captions: [
        'Le mur n’a qu’une brique, toute verte.',
        'Bruno obtient *déplacer*. La tourner ne changerait rien : il passe son tour.',
      ],
    },
  },
  pass: {
    heading: 'Passer son tour',
    pass: 'Si le dé ne permet aucun coup, vous *passez votre tour* et l’autre joueur lance le dé. Sinon, vous devez jouer. On ne passe que s’il n’y a plus de brique de la couleur dans le tas, ou si aucune brique du mur ne peut être déplacée.',
    noBrick: {
      heading: 'Plus de fuchsia',
      captions: [
        'Toutes les briques avec une face fuchsia sont dans le mur.',
        'Le dé montre fuchsia : le tour passe aussitôt.',
      ],
    },
    noWall: {
      heading: 'Pas encore de mur',
      captions: [
        'Aucune brique n’a encore été posée.',
        'Ada obtient *déplacer*. Il n’y a rien à déplacer : elle passe son tour.',
      ],
    },
  },
  scoring: {
    heading: 'Fin de la partie et décompte',
    end: 'La partie se termine dès que *le tas est vide*.',
    count:
      'De chaque côté, seule compte la couleur du joueur qui s’y trouve. Il y a trois prix ; le plus grand nombre prend tous les points. *À égalité*, on les partage par moitié.',
    awards: {
      head: ['Prix', 'Ce qui compte', 'Points'],
      rows: [
        ['Plus longue diagonale', 'briques alignées en biais, chacune posée sur la précédente', '10'],
        ['Plus longue ligne', 'briques côte à côte dans une rangée, sans trou', '8'],
        ['Plus grande liaison', 'briques qui se touchent, de côté ou en diagonale', '6'],
      ],
    },
    lines: [
      'Ada a une diagonale de trois, qui monte vers la droite depuis la deuxième brique de la base, une ligne de trois dans la base et une liaison de cinq.',
    ],
    alone:
      'Une brique seule compte pour un à chaque prix. Aucune brique compte pour zéro, et zéro à zéro est aussi une égalité.',
    shapes: {
      text: 'Une diagonale penche toujours du même côté, et une liaison passe de côté ou en diagonale, par six voisines au plus.',
      reason: 'Les règles originales ne montrent les trois formes que par des images, aujourd’hui perdues.',
    },
    neighbours: {
      heading: 'Six voisines',
      captions: [
        'Au milieu du mur, une brique en touche jusqu’à six autres : une de chaque côté, deux au-dessus et deux en dessous.',
        'Avec la dernière, les six sont vertes : une liaison de sept.',
      ],
    },
    shared: {
      heading: 'Liaisons à égalité',
      captions: [
        'Il reste une brique. Les deux plus grandes liaisons ont huit briques, les deux plus longues diagonales trois.',
        'La dernière brique ne change rien. La diagonale se partage, cinq points chacun, et la liaison aussi, trois chacun. La ligne est à Ada : huit points.',
      ],
    },
    winner: 'Le joueur qui a le plus de points gagne.',
    sharedWin: {
      text: 'Douze à douze est une victoire partagée.',
      reason: 'Les règles originales ne départagent pas les ex æquo.',
    },
  },
  knowledge: {
    heading: 'Ce que vous voyez',
    open: 'Tout est visible : le mur des deux côtés, le tas et le dé.',
  },
  tips: {
    heading: 'Conseils pour débuter',
    tips: [
      'La diagonale rapporte le plus. Commencez-en une tôt et gardez-vous la place au-dessus.',
      'Tournez une brique bicolore pour qu’elle vous serve et montre à l’adversaire une couleur sans valeur.',
      'Avec « Pas votre couleur », bloquez là où l’adversaire prolongerait sa ligne.',
      'Une brique peut allonger à la fois une ligne, une diagonale et une liaison. Cherchez ces places-là.',
    ],
  },
  options: {
    heading: 'Options',
    options: [
      '*Briques de chaque sorte* : de quatre (24 briques, une partie rapide) à neuf (54 briques, une longue).',
      '*Tourner une brique d’une seule couleur* : interdit, ou permis sur place en guise de coup. Cela revient à passer son tour.',
    ],
  },
  credits: {
    heading: 'Crédits',
    credits:
      'Muro contro muro, aussi connu sous le nom de Wall to Wall, a été publié par Milaniwood en 2015 et est difficile à trouver aujourd’hui. Les textes et les images sont les nôtres.',
  },
};
