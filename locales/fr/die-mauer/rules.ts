import type { Rules } from '../../en/die-mauer/rules.ts';

/** Les règles de Die Mauer. */
export const rules: Rules = {
  aim: {
    heading: 'De quoi il s’agit',
    aim: 'Tous construisent *une seule muraille*, et chacun veut se débarrasser le premier de ses pièces. À chaque tour, un joueur est le *maître de construction* et cache une pièce dans son poing. Les autres, ses rivaux, essaient de la deviner : qui devine juste construit à sa place. Ce qui vous reste à la fin vous coûte des points.',
    wall: [
      'Une muraille après trois tours : une tour entre deux murs. Devant vous, les pièces que vous avez encore.',
    ],
  },
  blocks: {
    heading: 'Les pièces',
    seven:
      'Chacun a les mêmes *sept pièces* : des murs de 1, 2, 3, 4 et 6, une tour et une porte. Le nombre d’un mur est celui de ses créneaux. Par un don, on peut avoir deux fois la même pièce.',
    hand: ['Les sept pièces, et le poing à côté.'],
    numbers: {
      text: 'Les murs sont de 1, 2, 3, 4 et 6 ; il n’y a pas de 5.',
      reason:
        'Une source dit de 1 à 5, mais tous les exemples et le décompte emploient le 6, comme les autres sources.',
    },
  },
  wall: {
    heading: 'La muraille',
    ends: 'La muraille est une seule rangée de pièces. On ne construit qu’à son *bout gauche ou droit*. La première pièce la commence, tout simplement.',
    beside:
      'Une tour ou une porte ne peut *pas se trouver juste à côté d’une tour ou d’une porte*. Un mur peut se trouver à côté de tout.',
    room: 'Un bout est *ouvert* si la pièce qui s’y trouve est un mur : une tour ou une porte y tient alors. En un tour, il y a donc place pour deux tours ou portes, pour une ou pour aucune ; sur une muraille vide, pour une. Pour les murs, il y a toujours de la place, autant qu’on veut.',
    openEnds: [
      'Une tour seule : aucun bout n’est ouvert. Seuls des murs y tiennent.',
      'Un mur a été construit à côté. Le bout droit est ouvert : il y a place pour une tour ou une porte.',
    ],
  },
  plan: {
    heading: 'Un tour : cacher et deviner',
    master:
      'Un joueur est le maître de construction ; c’est d’abord la place d’Ada, la première. Après chaque tour, le rôle passe au suivant dans le sens horaire.',
    passesOn: {
      text: 'Il passe après chaque tour, y compris du dernier tour d’une manche au premier de la suivante.',
      reason:
        'Une source écrit « manche » là où elle doit vouloir dire tour, et aucune ne dit comment commence la manche suivante.',
    },
    choose:
      'Puis *tous choisissent en même temps et en secret* : une de leurs pièces, ou le poing vide. Quand tout le monde a choisi, les poings s’ouvrent ensemble.',
    choosing: {
      heading: 'Trois poings',
      captions: [
        'Ada est le maître. Elle peut cacher n’importe quelle pièce, ou rien.',
        'Elle a fermé le poing sur la tour. Bruno et Carla réfléchissent encore.',
        'Les poings s’ouvrent : Ada montre une tour, Bruno un mur de 6, Carla un mur de 3. Personne n’a deviné la tour.',
      ],
    },
  },
  build: {
    heading: 'Qui construit',
    who: 'Cela dépend de la pièce du maître et du nombre de rivaux qui montrent *la même pièce* : ceux qui ont deviné.',
    cases: [
      '*Pas de place* pour la pièce : personne ne construit.',
      '*Personne n’a deviné* : le maître construit.',
      '*Devinée, et il y a place pour tous ceux qui l’ont devinée* : ils construisent tous, et pas le maître.',
      '*Devinée par plus de rivaux qu’il n’y a de places* : c’est quand même le maître qui construit.',
    ],
    alone: {
      heading: 'Personne ne devine',
      captions: [
        'Ils sont six. Ada, le maître, montre une tour, et elle est la seule. Elle commence ainsi la muraille.',
        'Tour suivant. Bruno montre un mur de 3, les autres 6, 4, 4, 6 et 6. Il le construit à côté de la tour.',
        'La muraille se compose donc d’une tour et d’un mur de 3.',
      ],
    },
    guessed: {
      heading: 'Devinée',
      captions: [
        'La muraille est une tour. Bruno, le maître, montre un mur de 4 ; Carla, Elena et Fabio aussi.',
        'Pour les murs, il y a toujours de la place : tous trois ont construit un 4, et Bruno rien.',
        'Carla est le maître et montre une porte. Dario et Elena l’ont devinée, et les deux bouts sont ouverts : place pour deux.',
        'Tous deux ont construit une porte. Carla garde la sienne.',
      ],
    },
    oneEnd: {
      heading: 'Un bout ouvert, un seul qui devine',
      captions: [
        'Seul le bout droit est ouvert. Carla montre une porte, et Dario est le seul à l’avoir devinée.',
        'Il y construit sa porte.',
      ],
    },
    tooMany: {
      heading: 'Trop de rivaux devinent',
      captions: [
        'Les deux bouts sont ouverts : place pour deux portes. Celle de Carla a été devinée par Dario, Fabio et Ada, soit trois.',
        'C’est trop : Carla construit.',
      ],
    },
    roomForOne: {
      heading: 'Place pour une seule',
      captions: [
        'Au bout droit se trouve une porte ; seul le bout gauche est ouvert. La tour de Dario a été devinée par Elena et Fabio.',
        'Deux ont deviné, mais il n’y a place que pour une : Dario construit.',
      ],
    },
    tooManyAtOnce: {
      heading: 'Trop dès le début',
      captions: [
        'Sur une muraille vide, il n’y a place que pour une tour. Celle d’Ada a été devinée par Bruno et par Carla.',
        'Ada construit.',
      ],
    },
    noRoom: {
      heading: 'Pas de place',
      captions: [
        'Une porte à un bout, une tour à l’autre : aucun n’est ouvert. Dario montre une tour.',
        'Il n’y a pas de place pour elle, et personne ne construit.',
      ],
    },
  },
  'which-end': {
    heading: 'À quel bout',
    order:
      'On construit l’un après l’autre, dans le sens horaire à partir du maître. Vous ne choisissez le bout que si cela change quelque chose : quand vous construisez *un mur* et qu’un bout est ouvert et l’autre non. Tout le reste se fait tout seul.',
    ends: {
      heading: 'À gauche ou à droite',
      captions: [
        'Bruno a deviné un mur de 1. Le bout droit est ouvert, le gauche non. Il peut choisir.',
        'Il a construit à gauche, et les deux bouts sont maintenant ouverts.',
      ],
    },
    must: {
      text: 'Qui peut construire doit le faire, dans le sens horaire, et choisit le bout.',
      reason: 'Les sources disent « peut », et ne disent ni qui choisit le bout, ni qui commence.',
    },
  },
  'empty-fist': {
    heading: 'Le poing vide',
    empty: 'Si *le poing du maître est vide*, tout dépend du nombre de rivaux qui ont aussi le poing vide.',
    cases: [
      '*Aucun* : le maître construit la pièce de son choix, si elle tient.',
      '*Un seul* : rien n’est construit, et ce rival donne en secret une de ses pièces au maître.',
      '*Deux ou plus* : il ne se passe rien.',
    ],
    freeBuild: {
      heading: 'Seule à avoir le poing vide',
      captions: [
        'Le poing de Carla est vide, et c’est le seul.',
        'Elle peut construire n’importe laquelle de ses pièces.',
        'Elle a choisi la tour : c’est elle qui aurait coûté le plus.',
      ],
    },
    gift: {
      heading: 'Deux poings vides',
      captions: [
        'Carla, le maître, et Elena ont montré un poing vide.',
        'Elena choisit quelle pièce donner. Elles seules le sauront.',
        'Elle a donné sa tour.',
      ],
    },
    mustGive: {
      text: 'Le don est obligatoire, sauf si vous convenez qu’il peut être refusé ; on peut alors ne rien donner.',
      reason: 'Les sources disent tantôt « donne », tantôt « peut donner » : à vous de choisir.',
    },
    twoEmpty: {
      heading: 'Trois poings vides',
      captions: [
        'Le poing de Carla est vide, et ceux de Dario et d’Elena aussi.',
        'Il ne se passe rien ; le tour suivant commence.',
      ],
    },
    rivals: 'Le poing vide d’un rival est sans effet si le maître montre une pièce.',
    notEmpty: {
      heading: 'Le maître montre une pièce',
      captions: [
        'Carla montre un mur de 3. Que les poings de Dario et d’Elena soient vides n’y change rien.',
        'Personne ne l’a deviné : elle construit, et peut choisir le bout.',
        'Elle a construit à droite.',
      ],
    },
  },
  'round-end': {
    heading: 'La fin d’une manche',
    out: 'Un tour se joue toujours jusqu’au bout. Si ensuite *quelqu’un n’a plus de pièce*, la manche est finie.',
    together: {
      text: 'Plusieurs joueurs peuvent finir ensemble, et on peut aussi finir en donnant sa dernière pièce.',
      reason: 'Les sources parlent seulement de construire la dernière pièce.',
    },
    charge:
      'Ce qui vous reste *coûte des points*. Puis chacun reprend ses sept pièces, et la manche suivante commence avec une nouvelle muraille.',
    charges: {
      head: ['Ce qui reste', 'Coûte'],
      rows: [
        ['Tour', '15'],
        ['Porte', '10'],
        ['Mur', 'son nombre'],
      ],
    },
    deadlock: {
      text: 'S’il ne reste partout que des tours et des portes, sans place pour elles, la manche s’arrête aussitôt.',
      reason: 'Sinon elle ne finirait jamais, puisque plus personne ne pourrait construire.',
    },
    stalling: {
      text: 'Si rien n’est construit pendant trois tours de chaque joueur d’affilée, la manche est finie. Un don n’interrompt pas le compte.',
      reason: 'Sinon une manche où tout le monde attend ne finirait jamais.',
    },
  },
  end: {
    heading: 'La fin de la partie',
    winner: 'Après la dernière manche, d’habitude la quatrième, qui a *le moins de points négatifs* gagne.',
    ties: {
      text: 'À égalité, la victoire est partagée.',
      reason: 'Les sources n’indiquent rien pour départager.',
    },
  },
  knowledge: {
    heading: 'Qui sait quoi',
    known:
      'Tout le monde connaît la muraille, les points, qui a déjà choisi, tous les poings ouverts, le nombre de pièces de chacun et qui a donné à qui. À la fin d’une manche, toutes les mains sont montrées. Vous seul connaissez votre main, votre choix et les pièces données ou reçues. *Qui a quoi* montre ce qu’on peut en déduire.',
  },
  options: {
    heading: 'Options',
    options: [
      '*Manches* : d’une à dix, d’habitude quatre.',
      '*Le don au maître qui a le poing vide* : est obligatoire, ou peut être refusé.',
    ],
  },
  credits: {
    heading: 'Qui l’a fait',
    credits:
      'Die Mauer est un jeu de Thomas Fackler, publié par Zoch en 1999 et qui n’est plus édité. Les textes et les images de cette page sont de nous.',
  },
};
