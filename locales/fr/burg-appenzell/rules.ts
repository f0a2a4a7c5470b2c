import type { Rules } from '../../en/burg-appenzell/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'En bref',
    quick: [
      '*Jusqu’à quatre actions* par tour, dans n’importe quel ordre :',
      '*Faire entrer* une souris en attente dans une tour libre.',
      '*Soulever* un toit à côté d’une de vos souris, même en diagonale.',
      '*Courir* d’une case, pas en diagonale, sur une case libre, découverte et sans trappe. On saute par-dessus les souris, une action par case.',
      '*Pousser*, une fois par tour, la dalle de réserve dans une ligne. Les dalles glissent, les souris restent.',
      '*Deux de vos souris sur la même sorte de fromage* : elle est à vous.',
      '*Une trappe sous une souris après une poussée* : elle tombe dans les oubliettes.',
      'À la fin du tour, *les salles sans souris* retrouvent leur toit.',
      'Avec *quatre sortes*, on gagne. Si la troisième souris de quelqu’un tombe, celui qui a le plus de sortes gagne.',
    ],
  },
  castle: {
    heading: 'Le château',
    squares:
      'Le château a sept colonnes, de a à g, et sept rangées, de 1 à 7. Les quatre coins sont les *tours* ; les 45 autres cases forment des salles.',
    lines:
      'Les rangées 2, 4 et 6 et les colonnes b, d et f sont des *lignes coulissantes*. Chacune de leurs cases est un trou dans le sol qui laisse voir la dalle du dessous, et les dalles d’une ligne peuvent être poussées. Les douze autres cases sont du *sol fixe* : elles sont sûres, sans fromage, et ne changent jamais.',
    whichLines: {
      text: 'Une rangée et une colonne sur deux sont des lignes coulissantes.',
      reason:
        'On obtient ainsi le nombre de trous et de cases fixes de l’original, seule chose connue de son plan.',
    },
    tiles: {
      head: ['Dalle', 'Nombre'],
      rows: [
        [
          'Sept sortes de fromage : appenzeller, brie, camembert, danablu, emmental, feta et gouda',
          '3 de chaque',
        ],
        ['Sol nu', '10'],
        ['Trappe', '3'],
      ],
    },
    spare:
      'De ces 34 dalles, 33 sont dans le château. La dernière est la *dalle de réserve*, que tout le monde voit.',
    floor: [
      'Deux salles sans toit. Dans la colonne b : un sol nu, un brie et une trappe. Dans la rangée 2 : un emmental, et au-dessous une case de sol fixe.',
    ],
    rooms:
      'Il y a 18 salles, chacune avec son toit : onze de deux cases, cinq de trois cases alignées et deux de deux sur deux. Il n’y a pas de murs entre les salles. Une salle porte le nom de sa première case, en lisant depuis le haut, rangée par rangée. Au début, tous les toits sont en place.',
    secondCastle: [
      'Le château 2 a les mêmes salles à d’autres endroits. Vous le choisissez en préparant une partie.',
    ],
    layouts: {
      text: 'Les deux plans sont de notre invention.',
      reason: 'Les plans imprimés sont perdus ; le nombre et la forme des salles sont ceux de l’original.',
    },
  },
  aim: {
    heading: 'But du jeu',
    aim: 'Pour 2 à 4 joueurs, environ 25 minutes. Vos souris courent dans un vieux château à la recherche de fromage. Amenez *deux de vos souris sur la même sorte de fromage* et cette sorte est à vous. Le premier joueur qui a quatre sortes différentes gagne.',
    castle: [
      'Le château au début : chaque salle a son toit, chaque joueur a une souris dans une tour, et une dalle de réserve est visible à côté du château.',
    ],
  },
  'set-up': {
    heading: 'Mise en place',
    hidden:
      'Les dalles sont mélangées sous les toits, et personne ne les a vues. Seule la dalle de réserve est visible. (L’application tire chaque dalle au hasard quand on la voit pour la première fois, ce qui revient à les mélanger.)',
    firstMice:
      'Vous avez *quatre souris*. À tour de rôle, chaque joueur place une première souris dans une tour libre. Puis le premier joueur commence.',
    setUp: [
      'Ada est la première et peut choisir n’importe quelle tour.',
      'Elle a placé sa souris dans la tour en haut à gauche. C’est à Bruno de choisir.',
      'Bruno a pris le coin opposé. Ada commence, avec quatre actions.',
    ],
  },
  turn: {
    heading: 'Votre tour',
    actions:
      'À votre tour, vous avez *jusqu’à quatre actions*, dans l’ordre et la combinaison de votre choix. Après chaque action, on regarde si un joueur obtient du fromage.',
    kinds: [
      '*Faire entrer une souris* : placez une souris en attente dans une tour libre.',
      '*Soulever un toit* à côté d’une de vos souris et voir ce qu’il cache.',
      '*Courir* avec une souris, une action par case.',
      '*Pousser* la dalle de réserve dans une ligne. Une seule fois par tour.',
    ],
    whole: {
      heading: 'Un tour complet',
      captions: [
        'Le tour d’Ada commence. Tout ce qu’elle peut faire brille.',
        'Première action : elle soulève le toit à côté de sa tour et révèle un sol nu, un brie et une trappe.',
        'Deuxième action : sa souris court de la tour sur le sol nu.',
        'Troisième action : une case plus loin, sur le brie. Elle ne pourrait pas courir sur la trappe.',
        'Quatrième action : une deuxième souris entre dans la tour, de nouveau libre. Le tour est terminé ; ce toit ne revient pas, car il y a une souris dans la salle.',
      ],
    },
  },
  'bring-in': {
    heading: 'Faire entrer une souris',
    enter:
      'Pour une action, vous placez une souris en attente dans n’importe quelle *tour libre*, pas seulement celle où vous avez commencé. Une tour ou une case n’a jamais plus d’une souris.',
  },
  lift: {
    heading: 'Soulever un toit',
    lift: 'Pour une action, vous retirez un toit qui couvre une case *voisine d’une de vos souris, dans l’une des huit directions* ; la souris peut être dans une tour. Tout le monde voit les dalles de la salle.',
    lifting: {
      heading: 'La diagonale compte',
      captions: [
        'La souris d’Ada est en b1. La case c2 ne la touche que par un coin.',
        'Cela suffit : elle peut soulever le toit de cette salle.',
        'Il y avait une trappe tout près, et un danablu à l’autre bout.',
      ],
    },
  },
  run: {
    heading: 'Courir',
    step: 'Une souris court sur une case *à côté d’elle, pas en diagonale* : une action par case. La case doit être découverte et libre. Une souris ne peut ni courir sur une trappe ni retourner dans une tour.',
    jump: 'En chemin, une souris peut *sauter* par-dessus des cases occupées par des souris, les vôtres ou celles des autres, et même changer de direction. Chaque case coûte une action, et le saut doit finir sur une case libre.',
    jumping: {
      heading: 'Par-dessus une autre souris',
      captions: [
        'Ada a une souris en b1 et une en b2. Derrière elles, en b3, il y a une feta.',
        'La souris en b1 peut sauter par-dessus celle en b2. Cela fait deux cases, donc deux actions.',
        'Elle est arrivée sur la feta.',
      ],
    },
    turning: {
      text: 'Un saut peut changer de direction.',
      reason:
        'Les règles originales disent seulement que les souris peuvent passer par-dessus d’autres souris.',
    },
  },
  slide: {
    heading: 'Pousser',
    push: '*Une fois par tour*, pour une action, vous pouvez pousser la dalle de réserve dans une ligne coulissante, par l’un ou l’autre bout. Toutes les dalles de la ligne avancent d’une case. Celle qui sort à l’autre bout devient la dalle de réserve.',
    stays:
      'Seules les dalles bougent. *Les souris restent où elles sont*, les toits et le sol fixe aussi : soudain, une souris a une autre dalle sous les pattes. Les dalles jamais vues qui arrivent dans un trou découvert sont révélées, tout comme la nouvelle dalle de réserve.',
    sliding: {
      heading: 'Un fromage sous les pattes',
      captions: [
        'La souris d’Ada est sur un sol nu en b1. La dalle de réserve est un gouda.',
        'Elle la pousse dans la colonne b par le haut.',
        'Toute la colonne est descendue d’une case. La souris d’Ada est maintenant sur le gouda sans avoir bougé ; la trappe a glissé sous le toit voisin. Un appenzeller est sorti en bas : c’est la nouvelle dalle de réserve.',
      ],
    },
    undoing: {
      text: 'Une poussée peut annuler la précédente.',
      reason:
        'Les règles originales ne l’interdisent pas, et la règle sur le blocage met fin aux va-et-vient sans fin.',
    },
  },
  traps: {
    heading: 'Trappes',
    fall: 'Si, après une poussée, une souris se trouve sur un trou avec une trappe, elle *tombe dans les oubliettes* et quitte la partie. Cela vaut pour toutes les souris, y compris celles du joueur qui a poussé.',
    falling: {
      heading: 'Le sol s’ouvre',
      captions: [
        'C’est à Bruno de jouer. La souris d’Ada est sur le brie en b2, juste à côté de la trappe en b3.',
        'Bruno pousse la colonne b par le bas. Tout monte d’une case, la trappe arrive sous la souris d’Ada, qui tombe.',
      ],
    },
  },
  cheese: {
    heading: 'Fromage',
    take: 'Un joueur qui a, après une action, *deux souris ou plus sur la même sorte de fromage* obtient cette sorte, une seule fois. Les dalles restent en place : les autres peuvent donc encore l’obtenir.',
    taking: {
      heading: 'À deux sur le brie',
      captions: [
        'Ada a une souris sur le brie en b2 et une autre dans la tour. En b1 il y a un second brie.',
        'La souris de la tour y court…',
        '… et Ada a le brie, sa première sorte de fromage.',
      ],
    },
    anybody:
      'Ce n’est pas forcément votre tour : la poussée d’un autre joueur peut vous apporter du fromage. Si plusieurs joueurs en obtiennent en même temps, celui dont c’est le tour passe en premier, puis les autres dans le sens horaire.',
    givenBySlide: {
      heading: 'Un cadeau de Bruno',
      captions: [
        'Les souris d’Ada sont sur un brie et un camembert. En b3 il y a un autre camembert. C’est à Bruno de jouer.',
        'Bruno pousse la colonne b par le bas. Les deux souris sont maintenant sur du camembert, et Ada l’obtient, pendant le tour de Bruno.',
      ],
    },
    notAsked: {
      text: 'On obtient le fromage aussitôt ; personne n’a à le réclamer.',
      reason: 'Il n’y a jamais de raison de le refuser, et personne ne doit en perdre par distraction.',
    },
  },
  'turn-end': {
    heading: 'Fin de votre tour',
    roofs:
      'Votre tour se termine quand les quatre actions sont utilisées. Vous pouvez aussi y mettre fin plus tôt, même sans aucune action. Alors *chaque salle découverte où il n’y a pas de souris retrouve son toit*. Retenez ce que vous avez vu ! C’est ensuite au joueur suivant, dans le sens horaire.',
    roofsBack: {
      heading: 'Les toits reviennent',
      captions: [
        'Ada a soulevé deux toits et couru dans l’une des salles. Elle termine son tour alors qu’il lui reste une action.',
        'La salle où se trouve sa souris reste ouverte. L’autre est vide : son toit est revenu, et il faut retenir le brie et la trappe.',
      ],
    },
  },
  end: {
    heading: 'Fin de la partie',
    cheeses:
      'Dès qu’un joueur a *quatre sortes de fromage* (ou cinq ou six, si vous l’avez choisi), il gagne. Si plusieurs joueurs obtiennent du fromage en même temps, le premier à atteindre l’objectif dans l’ordre ci-dessus gagne, et les suivants n’obtiennent plus rien.',
    cheeseFirst: {
      text: 'Si la même poussée complète les fromages d’un joueur et fait tomber la troisième souris d’un autre, c’est le fromage qui l’emporte.',
      reason:
        'Réunir du fromage est le but du jeu ; les règles originales ne disent pas ce qui passe en premier.',
    },
    falls:
      'La partie se termine aussi dès que *la troisième souris d’un joueur* est tombée. Alors, le joueur qui a le plus de sortes de fromage gagne ; le fromage de cette même poussée compte. À égalité, c’est celui dont le dernier tour est le plus ancien.',
    oneMouse: {
      text: 'Un joueur qui a perdu trois souris ne peut alors pas gagner, sauf si tous en ont perdu trois. Avec une option, il peut gagner s’il a le plus de sortes de fromage ; seule une égalité l’écarte.',
      reason:
        'Les sources divergent : les unes écartent ce joueur dans tous les cas, les autres seulement à égalité. Sinon, celui qui mène pourrait finir la partie en faisant tomber ses propres souris.',
    },
    stalling: {
      text: 'Si, pendant 20 tours d’affilée par joueur, personne n’obtient de fromage et aucune souris ne tombe, la partie se termine et se décide de la même façon.',
      reason: 'Une partie où tout le monde attend ne finirait jamais.',
    },
  },
  knowledge: {
    heading: 'Ce que vous voyez',
    open: 'Tous les joueurs savent la même chose : les souris, les toits, les dalles découvertes, la dalle de réserve, qui a quel fromage, et tout ce qu’on a vu jusque-là. Personne ne connaît une dalle jamais vue.',
    remember:
      '*Retenir* ce qu’il y a sous les toits fait partie du jeu. Pendant la partie, rien ne vous montre les dalles couvertes, pas même le journal. Si vous préférez vous en passer, activez l’aide-mémoire : les dalles déjà vues restent visibles sous leurs toits, même quand elles glissent.',
    memory: [
      'Avec l’aide-mémoire : Ada a regardé dans deux salles et termine son tour.',
      'Le toit est revenu sur la salle vide, mais les dalles déjà vues y sont dessinées.',
    ],
  },
  tips: {
    heading: 'Conseils pour débuter',
    tips: [
      'Faites vite entrer d’autres souris : il en faut deux par fromage.',
      'Retenez ce qu’il y a sous les toits. Cela vaut plus qu’une course.',
      'Pousser est aussi une action : elle peut amener un fromage sous votre souris, ou une trappe sous celle d’un autre.',
      'Regardez où sont les trappes avant de finir votre tour, la dalle de réserve aussi. Sur le sol fixe, une souris ne risque rien.',
    ],
  },
  options: {
    heading: 'Options',
    options: [
      '*Château* : 1 ou 2.',
      '*Fromages pour gagner* : quatre sortes, ou cinq ou six pour une partie plus longue. À deux ou trois joueurs, l’original en conseille cinq ou six ; l’application en propose alors cinq.',
      '*Aide-mémoire* : non, ou oui pour tout le monde.',
      '*Joueur réduit à une souris* : ne peut pas gagner si la partie finit par des chutes, ou le peut avec le plus de sortes.',
    ],
  },
  credits: {
    heading: 'Crédits',
    credits:
      'Burg Appenzell, aussi connu sous le nom de Château Roquefort, est un jeu de Jens-Peter Schliemann et Bernhard Weber, publié par Zoch en 2007 et réédité en 2022. Les textes et les images sont les nôtres.',
  },
};
