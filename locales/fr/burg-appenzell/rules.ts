import type { Rules } from '../../en/burg-appenzell/rules.ts';

export const rules: Rules = {
  aim: {
    heading: 'Le but du jeu',
    aim: 'Vos souris courent dans un vieux château à la recherche de fromage. Placez *deux de vos souris sur la même sorte de fromage* et cette sorte est à vous. La première personne qui possède quatre sortes différentes gagne.',
    castle: [
      'Le château au début : chaque salle a son toit, chacun a une souris dans une tour, et une dalle, la réserve, est visible à côté du château.',
    ],
  },
  castle: {
    heading: 'Le château',
    squares:
      'Le château a sept colonnes, de a à g, et sept rangées, de 1 à 7. Aux quatre coins se dressent les *tours* ; les 45 autres cases sont des salles.',
    lines:
      'Les rangées 2, 4 et 6 et les colonnes b, d et f sont des *lignes coulissantes*. Chacune de leurs cases est un trou dans le sol : on y voit la dalle qui se trouve dessous, et les dalles d’une ligne peuvent être poussées. Les douze autres cases sont du *sol fixe* : elles sont sûres, n’ont pas de fromage et ne changent jamais.',
    whichLines: {
      text: 'Les lignes coulissantes sont une rangée et une colonne sur deux.',
      reason:
        'Les sources disent seulement combien il y a de trous et de cases fixes, et ces lignes donnent bien les deux nombres.',
    },
    tiles: {
      head: ['Dalle', 'Combien'],
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
      'De ces 34 dalles, 33 se trouvent dans le château. La dernière est la *dalle de réserve*, et tout le monde la voit.',
    floor: [
      'Deux salles sans toit. Dans la colonne b : un sol nu, un brie et une trappe. Dans la rangée 2 : un emmental, et au-dessous une case de sol fixe.',
    ],
    rooms:
      'Il y a 18 salles, chacune avec son toit : onze de deux cases, cinq de trois cases alignées et deux de deux sur deux. Il n’y a pas de murs entre les salles. Une salle porte le nom de sa première case, en lisant depuis le haut, rangée par rangée. Au début, tous les toits sont en place.',
    secondCastle: [
      'Le second château a les mêmes salles à d’autres endroits. Vous le choisissez en préparant une partie.',
    ],
    layouts: {
      text: 'La disposition des salles dans les deux châteaux est de nous.',
      reason: 'Les plans imprimés sont perdus ; le nombre et la forme des salles sont ceux de l’original.',
    },
  },
  'set-up': {
    heading: 'Mise en place',
    hidden:
      'Les dalles sont mélangées sous les toits et personne ne les a vues. Seule la réserve est visible. (C’est le hasard qui décide ce qu’est une dalle quand on la voit pour la première fois, parmi celles qu’on n’a pas encore vues : cela revient à les avoir mélangées avant.)',
    firstMice:
      'Vous avez *quatre souris*. À tour de rôle, chacun place sa première souris dans une tour libre. Ensuite, qui a placé en premier commence.',
    setUp: [
      'Ada est la première et peut choisir n’importe quelle tour.',
      'Elle a placé sa souris dans la tour en haut à gauche. C’est à Bruno de choisir.',
      'Bruno a pris le coin opposé. Ada commence, avec quatre actions.',
    ],
  },
  turn: {
    heading: 'Un tour',
    actions:
      'À votre tour, vous avez *jusqu’à quatre actions*, dans n’importe quel ordre et n’importe quelle combinaison. Après chacune, on regarde si quelqu’un obtient du fromage.',
    kinds: [
      '*Faire entrer une souris* : de votre stock dans une tour libre.',
      '*Soulever un toit* à côté d’une de vos souris et voir ce qu’il cache.',
      '*Courir* avec une souris, une action par case.',
      '*Pousser* : glisser la dalle de réserve dans une ligne. Une seule fois par tour.',
    ],
    whole: {
      heading: 'Un tour complet',
      captions: [
        'Le tour d’Ada commence. Ce qu’elle peut faire brille.',
        'Première action : elle soulève le toit à côté de sa tour. On découvre un sol nu, un brie et une trappe.',
        'Deuxième action : sa souris court de la tour sur le sol nu.',
        'Troisième action : une case plus loin, sur le brie. Elle ne pourrait pas courir sur la trappe.',
        'Quatrième action : une deuxième souris entre dans la tour, de nouveau libre. Le tour est fini ; ce toit ne revient pas, car une souris se trouve dans la salle.',
      ],
    },
  },
  'bring-in': {
    heading: 'Faire entrer une souris',
    enter:
      'Pour une action, vous placez une souris de votre stock dans n’importe quelle *tour libre*, pas seulement celle où vous avez commencé. Il n’y a jamais plus d’une souris dans une tour ou sur une case.',
  },
  lift: {
    heading: 'Soulever un toit',
    lift: 'Pour une action, vous retirez un toit qui couvre une case *voisine d’une de vos souris, dans l’une des huit directions* ; une souris dans une tour convient aussi. Tout le monde voit les dalles de la salle.',
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
    step: 'Une souris court sur une case *à côté d’elle, pas en diagonale* : une action par case. La case doit être découverte et libre. Aucune souris ne court sur une trappe, et aucune ne retourne dans une tour.',
    jump: 'En chemin, une souris peut *sauter* par-dessus les cases occupées par des souris, les vôtres ou celles des autres, et tourner en même temps. Chaque case coûte une action, et le saut finit sur une case libre.',
    jumping: {
      heading: 'Par-dessus une autre souris',
      captions: [
        'Ada a une souris en b1 et une en b2. Derrière elles, en b3, il y a une feta.',
        'La souris en b1 peut sauter par-dessus celle en b2. Cela fait deux cases, donc deux actions.',
        'Elle est arrivée sur la feta.',
      ],
    },
  },
  slide: {
    heading: 'Pousser',
    push: '*Une fois par tour*, pour une action, vous pouvez pousser la dalle de réserve dans une ligne coulissante, par l’un des deux bouts. Toutes les dalles de la ligne avancent d’une case. Celle qui sort à l’autre bout est la nouvelle réserve.',
    stays:
      'Seules les dalles bougent. *Les souris restent où elles sont*, les toits et le sol fixe aussi : soudain, une souris a une autre dalle sous les pattes. Les dalles jamais vues qui arrivent dans un trou découvert se voient alors, tout comme la nouvelle réserve.',
    sliding: {
      heading: 'Un fromage sous les pattes',
      captions: [
        'La souris d’Ada est sur un sol nu en b1. La réserve est un gouda.',
        'Elle le pousse dans la colonne b par le haut.',
        'Tout est descendu d’une case dans la colonne. La souris d’Ada est maintenant sur le gouda sans avoir bougé ; la trappe a glissé sous le toit voisin. Un appenzeller est sorti en bas : c’est la nouvelle réserve.',
      ],
    },
    undoing: {
      text: 'On peut repousser en arrière ce qui vient d’être poussé.',
      reason: 'L’original ne l’interdit pas, et la règle sur le blocage met fin à un va-et-vient sans fin.',
    },
  },
  traps: {
    heading: 'Trappes',
    fall: 'Si, après une poussée, une souris se trouve sur un trou avec une trappe, elle *tombe dans les oubliettes* et quitte la partie. Cela vaut pour toutes les souris, y compris celles de qui a poussé.',
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
    take: 'Qui a, après une action, *deux souris ou plus sur la même sorte de fromage* obtient cette sorte, une seule fois. Les dalles restent en place, les autres peuvent donc encore l’obtenir aussi.',
    taking: {
      heading: 'À deux sur le brie',
      captions: [
        'Ada a une souris sur le brie en b2 et une autre dans la tour. En b1 il y a un second brie.',
        'La souris de la tour y court …',
        '… et Ada a le brie, sa première sorte de fromage.',
      ],
    },
    anybody:
      'Ce n’est pas forcément votre tour : une poussée d’un autre peut vous apporter du fromage. Si plusieurs en obtiennent en même temps, on procède dans l’ordre : d’abord qui est en train de jouer, puis dans le sens des aiguilles d’une montre.',
    givenBySlide: {
      heading: 'Un cadeau de Bruno',
      captions: [
        'Les souris d’Ada sont sur un brie et un camembert. En b3 il y a un autre camembert. C’est à Bruno de jouer.',
        'Bruno pousse la colonne b par le bas. Les deux souris sont maintenant sur du camembert, et Ada l’obtient, pendant le tour de Bruno.',
      ],
    },
    notAsked: {
      text: 'Le fromage est donné aussitôt ; personne n’a à le réclamer.',
      reason: 'Il n’y a jamais de raison de le refuser, et personne ne doit en perdre par distraction.',
    },
  },
  'turn-end': {
    heading: 'La fin du tour',
    roofs:
      'Votre tour finit quand les quatre actions sont utilisées, ou plus tôt si vous voulez, même sans aucune action. Alors *chaque salle découverte sans souris retrouve son toit*. Retenez ce que vous avez vu ! C’est ensuite à la personne suivante, dans le sens des aiguilles d’une montre.',
    roofsBack: {
      heading: 'Les toits reviennent',
      captions: [
        'Ada a soulevé deux toits et couru dans l’une des salles. Elle termine son tour alors qu’il lui reste une action.',
        'La salle où se trouve sa souris reste ouverte. L’autre est vide : son toit est revenu, et il faut retenir le brie et la trappe.',
      ],
    },
  },
  end: {
    heading: 'La fin de la partie',
    cheeses:
      'Dès que quelqu’un a *quatre sortes de fromage* (cinq ou six, si on l’a décidé), la partie est finie et gagnée. Si plusieurs obtiennent du fromage en même temps, qui atteint le nombre en premier dans cet ordre gagne, et les suivants n’obtiennent plus rien.',
    cheeseFirst: {
      text: 'Si la même poussée donne à quelqu’un la dernière sorte qui lui manque et fait tomber la troisième souris de quelqu’un, c’est le fromage qui compte.',
      reason: 'Le but du jeu est de réunir du fromage, et les sources ne disent pas ce qui passe avant.',
    },
    falls:
      'La partie finit aussi dès que *la troisième souris d’une même couleur* est tombée. Alors, qui a le plus de sortes de fromage gagne ; le fromage de cette même poussée compte. À égalité, c’est la personne dont le dernier tour est le plus ancien.',
    oneMouse: {
      text: 'Qui a perdu trois souris ne peut pas gagner dans ce cas, sauf si tout le monde en a perdu trois.',
      reason:
        'La source le dit pour les égalités ; nous l’appliquons toujours, car avec une seule souris on n’obtient plus de fromage.',
    },
    stalling: {
      text: 'Si, pendant 20 tours de chacun de suite, personne n’obtient de fromage et aucune souris ne tombe, la partie est finie et se décide de la même façon.',
      reason: 'Sinon, une partie où tout le monde attend ne finirait jamais.',
    },
  },
  knowledge: {
    heading: 'Qui sait quoi',
    open: 'Tout le monde sait la même chose : les souris, les toits, les dalles découvertes, la réserve, qui a quel fromage, et tout ce qu’on a vu jusque-là. Personne ne connaît une dalle jamais vue.',
    remember:
      '*Retenir* ce qu’il y a sous les toits fait partie du jeu. Pendant la partie, rien ne vous montre les dalles couvertes, pas même le journal. Si vous préférez vous en passer, activez l’aide-mémoire : les dalles déjà vues restent visibles sous leurs toits, même quand elles glissent.',
    memory: [
      'Avec l’aide-mémoire : Ada a regardé dans deux salles et termine son tour.',
      'Le toit est revenu sur la salle vide, mais les dalles déjà vues y sont dessinées.',
    ],
  },
  options: {
    heading: 'Options',
    options: [
      '*Château* : le premier ou le second.',
      '*Fromages pour gagner* : quatre sortes, ou cinq ou six pour une partie plus longue.',
      '*Aide-mémoire* : non, ou oui pour tout le monde.',
    ],
  },
  credits: {
    heading: 'Qui l’a fait',
    credits:
      'Burg Appenzell, aussi connu sous le nom de Château Roquefort, est un jeu de Jens-Peter Schliemann et Bernhard Weber, publié par Zoch en 2007 et épuisé. Ces textes et ces images sont les nôtres.',
  },
};
