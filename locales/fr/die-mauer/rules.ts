import type { Rules } from '../../en/die-mauer/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'En bref',
    quick: [
      '*Cacher* : chacun met en secret une pièce, ou rien, dans son poing. On ouvre tous les poings.',
      '*Personne ne montre la même pièce que le maître* : le maître construit.',
      '*Des rivaux ont deviné, et il y a de la place pour tous* : ils construisent à sa place.',
      '*Trop de rivaux, ou pas de place* : le maître construit, ou personne.',
      '*Le poing du maître est vide* : aucun autre vide, il construit ce qu’il veut ; un seul, ce rival lui donne une pièce ; plusieurs, rien.',
      '*Tours et portes* ne se touchent jamais.',
      '*Une main est vide* : la manche s’arrête. Ce qui vous reste coûte : tour 15, porte 10, murs leur nombre.',
      'Après la dernière manche, le joueur qui a *le moins de points négatifs* gagne.',
    ],
  },
  blocks: {
    heading: 'Les pièces',
    seven:
      'Chacun a les mêmes *sept pièces* : des murs de 1, 2, 3, 4 et 6, une tour et une porte. Le nombre d’un mur est celui de ses créneaux. Après un don, on peut avoir deux pièces identiques.',
    hand: ['Les sept pièces, et le poing à côté.'],
    numbers: {
      text: 'Les murs sont de 1, 2, 3, 4 et 6 ; il n’y a pas de 5.',
      reason: 'Une édition des règles dit de 1 à 5, mais ses exemples et son décompte emploient un 6.',
    },
  },
  aim: {
    heading: 'But du jeu',
    aim: 'Pour 3 à 6 joueurs, environ 15 minutes. Tous construisent *une seule muraille*, et chacun veut être le premier à se débarrasser de ses pièces. À chaque tour, un joueur est le *maître de construction* et cache une pièce dans son poing. Les autres, ses rivaux, essaient de la deviner : ceux qui devinent juste construisent à sa place. Les pièces qui vous restent à la fin d’une manche vous valent des points négatifs.',
    wall: [
      'Une muraille après trois tours : une tour entre deux murs. Devant vous, les pièces que vous avez encore.',
    ],
  },
  wall: {
    heading: 'La muraille',
    ends: 'La muraille est une seule rangée de pièces. On ne construit qu’à son *bout gauche ou droit*. La première pièce la commence.',
    beside:
      'Une tour ou une porte ne peut *jamais être à côté d’une autre tour ou porte*. Un mur peut être à côté de tout.',
    room: 'Un bout est *ouvert* si sa pièce est un mur : une tour ou une porte y tient. En un tour, il y a donc place pour deux tours ou portes, pour une ou pour aucune ; sur une muraille vide, pour une. Pour les murs, il y a toujours de la place, autant qu’on veut.',
    openEnds: [
      'Une tour seule : aucun bout n’est ouvert. Seuls des murs y tiennent.',
      'Un mur a été construit à côté. Le bout droit est ouvert : il y a place pour une tour ou une porte.',
    ],
  },
  'set-up': {
    heading: 'Mise en place',
    start:
      'Chacun prend ses sept pièces et *les cache* aux autres. Il n’y a pas encore de muraille. Le joueur à la première place (Ada sur les images) est le premier maître de construction.',
  },
  plan: {
    heading: 'Votre tour : cacher et deviner',
    master:
      'À chaque tour, un joueur est le maître de construction. Ensuite, le rôle passe au suivant dans le sens horaire.',
    passesOn: {
      text: 'Le rôle passe aussi du dernier tour d’une manche au premier tour de la suivante.',
      reason: 'Les règles originales ne disent pas qui commence la manche suivante.',
    },
    choose:
      'Puis *tous choisissent en même temps et en secret* : une de leurs pièces, ou le poing vide. Quand tout le monde a choisi, les poings s’ouvrent ensemble.',
    choosing: {
      heading: 'Trois poings',
      captions: [
        'Ada est le maître de construction. Elle peut cacher n’importe quelle pièce, ou rien.',
        'Elle a fermé le poing sur la tour. Bruno et Carla choisissent encore.',
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
      '*Devinée, avec de la place pour tous ceux qui ont deviné* : ils construisent tous, et le maître ne construit pas.',
      '*Devinée par plus de rivaux qu’il n’y a de places* : c’est finalement le maître qui construit.',
    ],
    alone: {
      heading: 'Personne ne devine',
      captions: [
        'Six joueurs. Ada, le maître, est la seule à montrer une tour. Elle commence la muraille avec cette tour.',
        'Tour suivant. Bruno montre un mur de 3, les autres 6, 4, 4, 6 et 6. Il le construit à côté de la tour.',
        'La muraille est maintenant une tour et un mur de 3.',
      ],
    },
    guessed: {
      heading: 'Devinée',
      captions: [
        'La muraille est une tour. Bruno, le maître, montre un mur de 4 ; Carla, Elena et Fabio aussi.',
        'Pour les murs, il y a toujours de la place : tous trois construisent un 4, et Bruno rien.',
        'Carla est le maître et montre une porte. Dario et Elena l’ont devinée, et les deux bouts sont ouverts : place pour deux.',
        'Tous deux construisent une porte. Carla garde la sienne.',
      ],
    },
    oneEnd: {
      heading: 'Un bout ouvert, un seul a deviné',
      captions: [
        'Seul le bout droit est ouvert. Carla montre une porte, et Dario est le seul à l’avoir devinée.',
        'Il y construit sa porte.',
      ],
    },
    tooMany: {
      heading: 'Trop de rivaux ont deviné',
      captions: [
        'Les deux bouts sont ouverts : place pour deux portes. Trois joueurs ont deviné celle de Carla : Dario, Fabio et Ada.',
        'C’est un de trop : Carla construit.',
      ],
    },
    roomForOne: {
      heading: 'Place pour une seule',
      captions: [
        'Au bout droit se trouve une porte ; seul le bout gauche est ouvert. La tour de Dario a été devinée par Elena et Fabio.',
        'Deux ont deviné, mais il n’y a de place que pour une tour : Dario construit.',
      ],
    },
    tooManyAtOnce: {
      heading: 'Trop de rivaux dès le début',
      captions: [
        'Une muraille vide n’a de place que pour une tour. Bruno et Carla ont tous deux deviné celle d’Ada.',
        'Ada construit.',
      ],
    },
    noRoom: {
      heading: 'Pas de place',
      captions: [
        'Une porte à un bout, une tour à l’autre : aucun n’est ouvert. Dario montre une tour.',
        'Il n’y a pas de place pour elle : personne ne construit.',
      ],
    },
  },
  'which-end': {
    heading: 'À quel bout',
    order:
      'On construit l’un après l’autre, dans le sens horaire à partir du maître. Vous ne choisissez le bout que si cela compte : quand vous construisez *un mur* et qu’un seul bout est ouvert. Sinon, l’application place la pièce pour vous.',
    ends: {
      heading: 'À gauche ou à droite',
      captions: [
        'Bruno a deviné un mur de 1. Le bout droit est ouvert, le gauche non. Il peut choisir.',
        'Il a construit à gauche, et les deux bouts sont maintenant ouverts.',
      ],
    },
    must: {
      text: 'Les joueurs qui peuvent construire doivent le faire, dans le sens horaire, et chacun choisit son bout.',
      reason: 'Les règles originales ne disent ni qui choisit le bout, ni qui commence.',
    },
  },
  'empty-fist': {
    heading: 'Le poing vide',
    empty: 'Si *le poing du maître est vide*, comptez les rivaux dont le poing est vide aussi.',
    cases: [
      '*Aucun* : le maître construit n’importe quelle pièce qui tient.',
      '*Un seul* : rien n’est construit, et ce rival donne en secret une de ses pièces au maître.',
      '*Deux ou plus* : il ne se passe rien.',
    ],
    freeBuild: {
      heading: 'Le seul poing vide',
      captions: [
        'Le poing de Carla est vide, et c’est le seul.',
        'Elle peut construire n’importe laquelle de ses pièces.',
        'Elle a choisi la tour : c’est la pièce qui lui aurait coûté le plus.',
      ],
    },
    gift: {
      heading: 'Deux poings vides',
      captions: [
        'Carla, le maître, et Elena montrent toutes deux un poing vide.',
        'Elena choisit laquelle de ses pièces donner. Elles seules sauront laquelle.',
        'Elle a donné sa tour.',
      ],
    },
    mustGive: {
      text: 'Le don est obligatoire, sauf si vous le rendez facultatif avant la partie. Le rival peut alors ne rien donner.',
      reason: 'Les règles originales disent à la fois « donne » et « peut donner » : à vous de choisir.',
    },
    twoEmpty: {
      heading: 'Trois poings vides',
      captions: [
        'Le poing de Carla est vide, et ceux de Dario et d’Elena aussi.',
        'Il ne se passe rien. Le tour suivant commence.',
      ],
    },
    rivals: 'Si le maître montre une pièce, les poings vides des rivaux n’ont aucun effet.',
    notEmpty: {
      heading: 'Le maître montre une pièce',
      captions: [
        'Carla montre un mur de 3. Les poings vides de Dario et d’Elena n’y changent rien.',
        'Personne ne l’a deviné : elle construit, et peut choisir le bout.',
        'Elle a construit à droite.',
      ],
    },
  },
  'round-end': {
    heading: 'Fin d’une manche',
    out: 'Chaque tour se joue jusqu’au bout. Si *un joueur n’a alors plus de pièces*, la manche est terminée.',
    together: {
      text: 'Plusieurs joueurs peuvent se retrouver sans pièces au même tour, et donner sa dernière pièce compte aussi.',
      reason: 'Les règles originales ne parlent que de construire la dernière pièce.',
    },
    charge:
      'Les pièces qui vous restent *vous valent des points négatifs*. Puis chacun reprend ses sept pièces, et la manche suivante commence avec une nouvelle muraille.',
    charges: {
      head: ['Pièce restante', 'Coût'],
      rows: [
        ['Tour', '15'],
        ['Porte', '10'],
        ['Mur', 'son nombre'],
      ],
    },
    deadlock: {
      text: 'S’il ne reste à tous que des tours et des portes, sans place pour elles, la manche se termine aussitôt. Le joueur dont ç’aurait été le tour est le premier maître de construction de la manche suivante.',
      reason: 'Plus personne ne pourrait construire : il n’y a plus rien à décider.',
    },
    stalling: {
      text: 'Si rien n’est construit pendant trois tours d’affilée par joueur, la manche est terminée. Un don n’interrompt pas le compte.',
      reason: 'Une manche où tout le monde attend ne finirait jamais.',
    },
  },
  end: {
    heading: 'Fin de la partie',
    winner:
      'Après la dernière manche, d’habitude la quatrième, le joueur qui a *le moins de points négatifs* gagne.',
    ties: {
      text: 'À égalité, les joueurs se partagent la victoire.',
      reason: 'Les règles originales ne départagent pas les ex æquo.',
    },
  },
  knowledge: {
    heading: 'Ce que vous voyez',
    known:
      'Tout le monde voit la muraille, les points négatifs, qui a choisi, tous les poings ouverts, le nombre de pièces de chacun et qui a donné à qui. À la fin d’une manche, toutes les mains sont montrées. Vous seul connaissez votre main, votre choix et les pièces que vous avez données ou reçues. *Qui a quoi* montre ce qu’on peut en déduire.',
    memory: {
      text: 'Pour jouer de mémoire, désactivez l’aide-mémoire : plus rien ne montre ce que les autres ont sûrement ou peut-être.',
      reason: 'Les règles originales ne disent pas si l’on peut revoir ce qui a été construit et montré.',
    },
  },
  tips: {
    heading: 'Conseils pour débuter',
    tips: [
      'Débarrassez-vous tôt de la tour et de la porte : elles coûtent le plus cher.',
      'Surveillez les bouts de la muraille. Là où aucune tour ne tient, inutile d’en deviner une.',
      'Comme rival, devinez ce que le maître a le plus envie de perdre, ou ce que vous voulez perdre vous-même.',
      'Un poing vide est fort pour le maître tant que personne ne s’y attend, et faible dès que quelqu’un s’en doute.',
    ],
  },
  options: {
    heading: 'Options',
    options: [
      '*Manches* : d’une à dix, d’habitude quatre.',
      '*Don entre deux poings vides* : obligatoire ou facultatif.',
      '*Aide-mémoire* : oui ou non. Sans lui, retenez vous-même ce qui reste aux autres.',
    ],
  },
  credits: {
    heading: 'Crédits',
    credits:
      'Die Mauer est un jeu de Thomas Fackler, publié par Zoch en 1999 et difficile à trouver aujourd’hui. Les textes et les images sont les nôtres.',
  },
};
