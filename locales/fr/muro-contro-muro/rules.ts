import type { Rules } from '../../en/muro-contro-muro/rules.ts';

/** Les règles de Muro contro muro. */
export const rules: Rules = {
  aim: {
    heading: 'De quoi il s’agit',
    aim: 'À deux, vous construisez *un seul mur de briques*, et chacun en regarde un côté. Chaque brique montre une couleur à chaque côté. Vous voulez de longues lignes de *votre couleur de votre côté* : la plus longue diagonale, la plus longue ligne et la plus grande liaison rapportent des points.',
    wall: [
      'Un mur au milieu d’une partie, vu du côté d’Ada, qui a le vert. Bruno, qui a le fuchsia, en voit l’arrière.',
    ],
  },
  bricks: {
    heading: 'Les briques',
    kinds:
      'Il y a trois couleurs : vert, fuchsia et bleu clair. Une brique a *deux faces colorées*. Il y en a six sortes : toute verte, toute fuchsia, toute bleu clair, verte et fuchsia, verte et bleu clair, fuchsia et bleu clair. Chaque sorte compte autant de briques, d’habitude six, dans un tas visible de tous.',
    sides:
      'Une brique se pose *dans un sens ou dans l’autre* : une face vers vous, l’autre vers votre adversaire. Votre gauche est sa droite. Touchez *Autre côté* pour faire le tour de la table.',
    twoSides: [
      'Une brique qui montre du vert à Ada et du fuchsia à Bruno : bonne pour les deux.',
      'Bruno a posé à côté une brique toute fuchsia. Ada voit du fuchsia, qui ne lui rapporte rien.',
    ],
    howMany: {
      text: 'Il y a six briques de chaque sorte, sauf si vous en décidez autrement.',
      reason:
        'Aucune source ne dit combien il y en a ; de quatre à neuf de chaque sorte, toutes tiennent sur le mur.',
    },
  },
  wall: {
    heading: 'Le mur',
    base: 'La première brique commence la *base*. Toute autre brique de la base se pose à l’un de ses bouts : la base n’a donc jamais de trou. Elle est large de *dix briques* au plus.',
    upper:
      'Plus haut, une brique repose *pour moitié sur une brique et pour moitié sur la suivante*, comme dans un vrai mur : les deux doivent être là. Les rangées supérieures peuvent avoir des trous.',
    growing: {
      heading: 'Les premières briques',
      captions: [
        'Ada pose la première brique : il n’y a qu’une place.',
        'Bruno peut poser à gauche ou à droite.',
        'Il a posé à droite. Voilà deux briques côte à côte : une troisième pourrait reposer sur les deux.',
        'C’est ce qu’Ada a fait.',
        'Bruno a allongé la base. Une autre brique tiendrait maintenant à côté de celle d’Ada.',
      ],
    },
    tenWide: [
      'Cette base est large de dix briques. À partir de là, le mur ne grandit plus que vers le haut.',
    ],
    free: 'Une brique est *libre* si rien ne repose sur elle. On ne peut prendre au mur que des briques libres.',
    freeBricks: [
      'Sont libres la brique du haut et le bout droit de la base. Les deux briques sous celle du haut ne le sont pas.',
    ],
  },
  'set-up': {
    heading: 'Mise en place',
    colour:
      'L’un choisit une couleur, puis l’autre l’une des deux qui restent. La troisième n’est à personne.',
    first:
      'Puis chacun lance le dé à son tour, jusqu’à ce que quelqu’un obtienne *sa propre couleur*. C’est lui qui commence.',
    rollAgain: {
      text: 'Qui commence relance le dé pour son tour.',
      reason:
        'Les sources ne disent pas si le lancer décisif compte déjà ; un nouveau lancer est juste pour les deux.',
    },
    beginning: {
      heading: 'Qui commence',
      captions: [
        'Ada peut choisir n’importe laquelle des trois couleurs.',
        'Elle a pris le vert.',
        'Bruno a pris le fuchsia. Le bleu clair n’est à personne.',
        'Ada obtient bleu clair : ce n’est pas sa couleur.',
        'Bruno obtient fuchsia, sa propre couleur. Il commence.',
      ],
    },
  },
  turn: {
    heading: 'Un tour',
    roll: 'On lance le dé, et il dit quoi faire : *poser une brique* du tas ou *déplacer une brique* du mur. Vous jouez exactement un coup.',
    faces: {
      head: ['Le dé montre', 'Vous'],
      rows: [
        ['Vert, fuchsia ou bleu clair', 'posez une brique avec au moins une face de cette couleur'],
        ['Pas votre couleur', 'posez une brique sans aucune face de votre couleur'],
        ['Déplacer', 'prenez une brique libre du mur et posez-la ailleurs, ou tournez-la'],
        ['Au choix', 'faites ce que permet n’importe quelle autre face'],
      ],
    },
    next: 'Puis c’est à l’autre de jouer.',
  },
  lay: {
    heading: 'Poser une brique',
    lay: 'Choisissez une brique que le dé permet, tournez-la comme vous voulez et posez-la à n’importe quelle place où elle tient.',
    laying: {
      heading: 'Bleu clair',
      captions: [
        'Le dé montre le bleu clair : il faut à Ada une brique avec une face bleu clair. Les places possibles s’illuminent.',
        'Verte et bleu clair convient, et Ada peut tourner le vert vers elle.',
        'Ses deux verts montent en biais : une diagonale de deux. Bruno ne voit que du bleu clair.',
      ],
    },
    neutral: {
      heading: 'Pas votre couleur',
      captions: [
        'Le dé interdit le vert à Ada. À l’arrière, Bruno a deux fuchsias côte à côte, au bout droit.',
        'Elle pose donc là une brique toute bleu clair …',
        '… et la ligne de Bruno ne peut plus grandir de ce côté.',
      ],
    },
  },
  move: {
    heading: 'Déplacer une brique',
    move: 'Prenez une brique *libre* et posez-la à une autre place, tournée ou non ; ou laissez-la où elle est et *tournez-la* seulement. La nouvelle place doit être permise dans le mur sans cette brique.',
    turning: {
      heading: 'Tournée contre Bruno',
      captions: [
        'Le dé montre *déplacer*. La brique du haut montre du fuchsia à Bruno et lui donne une diagonale de deux.',
        'Ada peut la tourner sur place.',
        'Bruno y voit maintenant du bleu clair, et sa diagonale a disparu.',
      ],
    },
    realMove: {
      text: 'On peut tourner la brique en la déplaçant. Ensuite, quelque chose doit avoir changé : la remettre telle quelle n’est pas un coup.',
      reason: 'Les sources parlent de déplacer ou de tourner, sans dire si l’on peut faire les deux.',
    },
    base: 'Une brique de la base ne peut quitter sa place *que d’un bout de la base*. Au milieu, une brique libre peut seulement être tournée. Si le mur n’a qu’une brique, on peut seulement la tourner.',
    noGap: {
      text: 'On ne retire aucune brique du milieu de la base.',
      reason: 'La base ne doit pas avoir de trou, et les sources ne disent pas ce qu’il en adviendrait.',
    },
    leftEnd: {
      heading: 'Le bout d’une base pleine',
      captions: [
        'La base est large de dix et le dé montre *déplacer*. Rien ne repose sur le bout gauche.',
        'Il peut aller dans une rangée supérieure …',
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
    pass: 'Si le dé ne permet aucun coup, vous *passez votre tour* et l’autre lance le dé. Sinon, vous devez jouer. Cela n’arrive que s’il n’y a plus de brique de la couleur dans le tas, ou rien à déplacer dans le mur.',
    noBrick: {
      heading: 'Plus de fuchsia',
      captions: [
        'Toutes les briques avec une face fuchsia sont dans le mur.',
        'Le dé montre le fuchsia : le tour passe aussitôt.',
      ],
    },
    noWall: {
      heading: 'Pas encore de mur',
      captions: [
        'Le mur n’est pas encore commencé.',
        'Ada obtient *déplacer*. Il n’y a rien à déplacer : elle passe son tour.',
      ],
    },
  },
  scoring: {
    heading: 'La fin et les points',
    end: 'La partie s’arrête dès que *le tas est vide*.',
    count:
      'De chaque côté, seule compte la couleur de qui s’y trouve. Pour chacun des trois prix, le plus grand nombre prend tous les points. *À égalité*, on partage par moitié.',
    awards: {
      head: ['Prix', 'Ce qui compte', 'Points'],
      rows: [
        [
          'Plus longue diagonale',
          'briques en ligne oblique, chacune posée sur la précédente, toujours penchées du même côté',
          '10',
        ],
        ['Plus longue ligne', 'briques côte à côte dans une rangée, sans trou', '8'],
        ['Plus grande liaison', 'briques reliées entre voisines, sur les côtés et en biais', '6'],
      ],
    },
    lines: [
      'Ada a une diagonale de trois, qui monte vers la droite depuis la deuxième brique de la base, une ligne de trois dans la base et une liaison de cinq.',
    ],
    alone: 'Une brique seule compte un partout. Aucune compte zéro, et zéro à zéro se partage aussi.',
    neighbours: {
      heading: 'Six voisines',
      captions: [
        'Au milieu du mur, une brique en touche jusqu’à six autres : une de chaque côté, deux au-dessus et deux en dessous.',
        'Avec la dernière, les six sont vertes : une liaison de sept.',
      ],
    },
    shared: {
      heading: 'Liaisons égales',
      captions: [
        'Il reste une brique. Les deux plus grandes liaisons ont huit briques, les deux plus longues diagonales trois.',
        'La dernière brique ne change rien. La diagonale se partage, cinq points chacun, et la liaison aussi, trois chacun. La ligne est à Ada : huit points.',
      ],
    },
    winner: 'Qui a le plus de points gagne.',
    sharedWin: {
      text: 'Douze à douze est une victoire partagée.',
      reason: 'Les sources n’indiquent rien d’autre pour départager.',
    },
  },
  knowledge: {
    heading: 'Qui sait quoi',
    open: 'Tout est visible : le mur des deux côtés, le tas et le dé.',
  },
  options: {
    heading: 'Options',
    options: [
      '*Briques de chaque sorte* : de quatre, pour une partie rapide de 24 briques, à neuf, pour une longue de 54.',
    ],
  },
  credits: {
    heading: 'Qui l’a fait',
    credits:
      'Muro contro muro, connu aussi sous le nom de Wall to Wall, a été publié par Milaniwood en 2015 et n’est plus édité. Les textes et les images de cette page sont de nous.',
  },
};
