import type { Rules } from '../../en/mauer-bauer/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'En bref',
    quick: [
      '*Construisez un mur* sur une ligne libre hors des villes.',
      '*Tours* : il en faut une à chaque bout. L’une a la couleur du dé ; si les deux bouts étaient libres, choisissez l’autre.',
      '*Maisons* : une sur chaque plaine qui borde le mur, selon les dés. Le point d’interrogation vaut n’importe quelle couleur. Au bord, une seule.',
      '*Un anneau de murs se ferme* : une ville. Deux maisons d’une couleur deviennent un palais ; vous pouvez la réunir à une ville voisine.',
      '*Tout le monde marque* : jouez une ou deux cartes et piochez-en une, ou défaussez-en une et piochez-en deux.',
      '*Le dernier au score* peut échanger des cartes.',
      '*La dernière pièce d’une sorte est construite* (mur, tour, maison ou palais) : après ce tour, un décompte final clôt la partie. Le joueur qui a *le plus de points* gagne.',
    ],
  },
  pieces: {
    heading: 'Le matériel',
    pieces: {
      head: ['Pièce', 'Nombre'],
      rows: [
        ['Murs', '33'],
        ['Tours : blanches, grises et noires', '10 de chaque'],
        ['Maisons : rouges, vertes, bleues, jaunes et roses', '12 de chaque'],
        ['Palais des cinq mêmes couleurs', '3 de chaque'],
        ['Cartes de guilde', '60'],
        ['Dés : un pour les tours, deux pour les maisons', '3'],
      ],
    },
    supply:
      'Les pièces qui ne sont pas dans le pays forment la *réserve*. Celles qu’on retire du pays y retournent et peuvent resservir. À côté du pays, vous voyez combien il en reste de chaque sorte.',
  },
  aim: {
    heading: 'But du jeu',
    aim: 'Pour 2 à 4 joueurs, environ 30 minutes. Ensemble, vous construisez des murs et des villes dans un même pays. Chaque fois qu’une ville est achevée, *tout le monde* joue des cartes de guilde pour elle, et chaque carte récompense autre chose : des maisons rouges, des tours noires, beaucoup de plaines, des murs en pleine campagne. Le joueur qui a le plus de points gagne.',
    match: [
      'C’est à Ada de jouer. Deux côtés d’un triangle ont un mur ; un mur sur le troisième achèverait une ville.',
      'Elle l’a construit, et le triangle est une ville. Ses deux maisons rouges sont devenues un palais rouge.',
      'Maintenant, tout le monde joue des cartes. Ada marque 3 points pour le palais rouge et 6 pour une ville d’une plaine.',
    ],
    nobodys:
      'Dans le pays, rien n’appartient à personne : ni murs, ni tours, ni maisons. Seules les cartes de votre main sont à vous : construisez donc ce que *vos cartes* récompensent.',
  },
  land: {
    heading: 'Le pays',
    plains:
      'Le pays est fait de 45 triangles, les *plaines*. Les murs vont sur les côtés des triangles, les *lignes* ; les tours sur leurs *sommets* ; les maisons dans les plaines.',
    land: [
      'Le pays vide, avec la mer à gauche et à droite. Des pointillés séparent les trois régions, qui ont chacune leurs blasons : des vagues à l’ouest, un arbre au centre, un soleil levant à l’est.',
    ],
    regions:
      'Il y a trois *régions* de 15 plaines chacune : ouest, centre et est. Les sommets des bords gauche et droit sont sur la *côte*, douze en tout ; les bords du haut et du bas ne sont pas des côtes. Une ligne du bord n’a de plaine que d’un côté ; toutes les autres en ont une de chaque côté.',
    names:
      'Dans le journal, les lieux ont des noms. Les sommets sont sur six rangées, de a (en haut) à f, et se comptent depuis la gauche en demi-côtés de triangle : a, c et e ont les sommets 1, 3, 5, 7 et 9 ; b, d et f ont 0, 2, 4, 6, 8 et 10. Une ligne porte le nom de ses deux bouts, par exemple « de a1 à b0 ». Les plaines sont sur cinq rangées, de A à E, numérotées de 1 à 9 depuis la gauche. Une ville porte le nom de sa première plaine.',
    lostBoard: {
      text: 'Ce pays est notre propre dessin, tout comme son nombre de plaines, de sommets et de lignes.',
      reason:
        'Les images du plateau original sont perdues ; la forme et la côte concordent avec tout ce qu’on en sait.',
    },
  },
  'set-up': {
    heading: 'Mise en place',
    deal: 'Le pays est vide. Chacun reçoit *six cartes de guilde*, cachées aux autres ; le reste forme la pioche. Chaque joueur commence avec 1 point.',
    setUp: [
      'Le premier tour d’Ada. Ses six cartes sont devant elle ; le nombre sur chacune dit ce qu’elle rapporterait maintenant.',
    ],
  },
  turn: {
    heading: 'Votre tour',
    order: 'Un tour se déroule toujours dans cet ordre :',
    steps: [
      'Construisez un *mur* sur une ligne libre.',
      'Lancez les *dés* : construisez les tours, puis les maisons.',
      'Si votre mur a achevé une *ville*, vous pouvez la réunir à une voisine. Puis chacun marque pour elle et pioche, et le joueur à la dernière place peut échanger des cartes.',
      'C’est ensuite au joueur suivant, dans le sens horaire.',
    ],
    whole: {
      heading: 'Un tour complet',
      captions: [
        'Ada peut construire n’importe où. Elle choisit une ligne au milieu.',
        'Le mur est construit. On lance maintenant les dés.',
        'Une tour noire, rouge et un point d’interrogation. Les deux bouts du mur sont libres : une tour doit être noire, l’autre est de la couleur de son choix.',
        'Elle a mis la noire à droite et une grise à gauche. Maintenant les maisons : une rouge et une de couleur au choix.',
        'Elle a mis la maison rouge sous le mur et une verte au-dessus. Aucune ville n’est achevée : c’est à Bruno.',
      ],
    },
  },
  wall: {
    heading: 'Le mur',
    anywhere:
      'Vous *devez* construire un mur, sur n’importe quelle ligne libre. Il n’a pas besoin d’en toucher un autre. Seul l’intérieur d’une ville achevée est interdit à tous.',
    where: [
      'Bruno peut construire sur toutes les lignes marquées. Celles de l’intérieur de la ville ne le sont pas.',
    ],
  },
  towers: {
    heading: 'Les tours',
    die: 'Chaque bout d’un mur a une tour. Le *dé des tours*, avec deux faces blanches, deux grises et deux noires, en décide la couleur. Il ne compte que si un bout de votre nouveau mur n’a pas encore de tour.',
    ends: [
      '*Deux bouts libres* : l’un reçoit une tour de la couleur du dé, l’autre une tour de n’importe quelle couleur. À vous de choisir.',
      '*Un bout libre* : il reçoit une tour de la couleur du dé.',
      '*Aucun bout libre* : on ne construit pas de tour, et le dé des tours ne compte pas.',
    ],
    oneEnd: {
      heading: 'Un seul bout libre',
      captions: [
        'Ada prolonge un mur existant. Un bout a une tour, l’autre est libre.',
        'Le dé est noir : le bout libre reçoit une tour noire. Il n’y avait rien à choisir.',
      ],
    },
    usedUp:
      'S’il ne reste plus de tour de la couleur du dé, prenez-en une de n’importe quelle autre couleur. S’il ne reste qu’une tour en tout et que les deux bouts sont libres, mettez-la au bout de votre choix.',
    lastTower: {
      text: 'Chaque couleur est sur deux faces du dé des tours. La dernière tour va au bout de votre choix.',
      reason:
        'Les règles originales ne disent ni ce que montrent les dés, ni ce que devient une dernière tour.',
    },
  },
  houses: {
    heading: 'Les maisons',
    dice: 'Les deux *dés des maisons* donnent une maison à chacune des deux plaines qui bordent votre mur. Vous choisissez quelle maison va de quel côté. Chaque dé porte les cinq couleurs et un *point d’interrogation*, qui vaut la couleur de votre choix.',
    rim: 'Au bord, une seule plaine borde le mur. Choisissez *l’un des deux dés* ; seul celui-là donne une maison.',
    onTheRim: {
      heading: 'Au bord',
      captions: [
        'Ada a construit sur le bord du haut ; les dés sont rouge et jaune. Une seule plaine borde le mur : elle choisit l’un des deux.',
        'Elle a pris le rouge.',
      ],
    },
    many: 'Une plaine peut avoir autant de maisons qu’on veut.',
    usedUp:
      'S’il ne reste plus de maison d’une couleur des dés, prenez-en une de n’importe quelle autre couleur. Si les deux dés sont rouges et qu’il ne reste qu’une maison rouge, une plaine la reçoit et l’autre en reçoit une d’une autre couleur. S’il ne reste qu’une maison en tout, elle va sur la plaine de votre choix.',
    lastHouse: {
      text: 'La dernière maison va sur la plaine de votre choix.',
      reason: 'Les règles originales n’en disent rien.',
    },
  },
  cities: {
    heading: 'Les villes',
    closed:
      'Des plaines reliées sans mur entre elles forment une zone. Si *toutes* les lignes autour d’une zone ont un mur, elle devient une ville. Une ville peut avoir une plaine ou beaucoup.',
    coast: {
      heading: 'Le bord aussi a besoin de murs',
      captions: [
        'Le triangle de la côte ouest a deux murs. Son troisième côté est la côte. Ce n’est pas encore une ville : le bord aussi a besoin d’un mur.',
        'Ada construit là…',
        '… et voilà une ville.',
      ],
    },
    when: 'On construit d’abord les tours et les maisons du tour ; puis la ville est achevée. Un mur n’achève jamais deux villes à la fois.',
  },
  palaces: {
    heading: 'Les palais',
    two: 'Dans une ville, *deux maisons de la même couleur* deviennent un palais de cette couleur ; les maisons retournent à la réserve. On continue jusqu’à ce qu’il n’en reste plus deux. S’il n’y a plus de palais de cette couleur, les maisons restent. Dès lors, maisons et palais appartiennent à la ville entière, peu importe sur quelle plaine ils se trouvent.',
    palace: {
      heading: 'Deux maisons rouges',
      captions: [
        'Dans le triangle, il y a une maison rouge et une verte. Son côté du haut est ouvert.',
        'Ada y a construit ; les dés sont rouge et jaune. Elle veut la maison rouge à l’intérieur.',
        'La ville est achevée, avec deux maisons rouges.',
        'Elles deviennent un palais rouge, et c’est lui qui rapporte.',
      ],
    },
  },
  clearing: {
    heading: 'Nettoyage',
    inside:
      'Les murs qui ont la même ville des deux côtés retournent à la réserve, tout comme les tours que plus aucun mur ne touche. Cela se fait dès qu’une ville est achevée, et de nouveau quand des villes sont réunies.',
    clearing: {
      heading: 'Un mur de trop',
      captions: [
        'Ada peut entourer six plaines d’un coup. À l’intérieur, il y a un mur, avec une tour au milieu.',
        'La ville est achevée. Le mur intérieur ne sert plus à rien…',
        '… et la tour du milieu non plus. Les deux retournent à la réserve.',
      ],
    },
  },
  joining: {
    heading: 'Réunir des villes',
    may: 'Si votre nouvelle ville a un mur en commun avec une ville plus ancienne, vous *pouvez* les réunir : tous les murs qui les séparent retournent à la réserve, et leurs maisons peuvent former des palais ensemble. Vous ne pouvez la réunir qu’à une seule voisine, ou à aucune. Des villes qui ne se touchent que par un sommet ne peuvent pas être réunies.',
    two: {
      heading: 'Avec la grande voisine',
      captions: [
        'Ada peut entourer les deux plaines situées entre deux villes. L’une, de quatre plaines, est à gauche et en dessous ; l’autre, d’une plaine, à droite.',
        'La nouvelle ville a deux murs en commun avec la grande et un avec la petite. Ada peut la réunir à l’une ou à l’autre, ou la laisser à part.',
        'Elle l’a réunie à la grande : les deux murs de séparation ont disparu, ainsi que la tour qui s’y dressait. C’est maintenant une seule ville de six plaines, avec de nouveaux palais.',
      ],
    },
    one: {
      heading: 'Avec la petite voisine',
      captions: [
        'Si elle la réunit plutôt à la petite, seul le mur de droite disparaît. La ville a trois plaines.',
      ],
    },
    none: {
      heading: 'Avec aucune',
      captions: ['Si elle la laisse à part, tous les murs restent, et la nouvelle ville a deux plaines.'],
    },
  },
  scoring: {
    heading: 'Le décompte',
    everybody:
      'Quand une ville est achevée, *chacun marque pour elle à son tour* : d’abord le joueur qui l’a achevée, puis les autres dans le sens horaire. Vous avez deux possibilités :',
    either: [
      '*Jouez une ou deux cartes* et marquez ce qu’elles rapportent pour cette ville. Vous pouvez en jouer deux identiques.',
      '*Défaussez une carte* et ne marquez rien. En échange, vous en piochez deux.',
    ],
    throwing: {
      heading: 'Défausser une carte',
      captions: [
        'Ada a achevé une ville, mais sa meilleure carte n’y rapporte qu’un seul point.',
        'Elle préfère défausser une carte. Elle ne marque rien, et en piochera deux ensuite.',
      ],
    },
    asItIs:
      'Les cartes comptent le pays tel qu’il est maintenant, et n’y changent rien. Des villes réunies comptent comme une seule ville.',
  },
  cards: {
    heading: 'Les cartes de guilde',
    sixty:
      'Il y a 30 cartes différentes, chacune en double. Les unes récompensent la ville achevée, les autres ce qui est *hors de toutes les villes*.',
    city: {
      head: ['Pour la ville', 'Points'],
      rows: [
        ['Elle a exactement une plaine', '6'],
        ['Elle a exactement deux plaines', '7'],
        ['Elle a exactement trois plaines', '8'],
        ['Elle a sept plaines ou plus', '9'],
        ['Ses maisons et palais ont deux ou trois couleurs ; quatre ou cinq couleurs', '4 ; 7'],
        ['Tours blanches, grises ou noires (trois cartes)', '2 chacune'],
        ['Tours de toutes les couleurs', '1 chacune'],
        ['Palais de toutes les couleurs', '1 chacun'],
        [
          'Rouge, vert, bleu, jaune ou rose (cinq cartes) : palais et maisons de cette couleur',
          '3 par palais, 1 par maison',
        ],
      ],
    },
    outside: {
      head: ['Pour le pays', 'Points'],
      rows: [
        ['Maisons rouges, vertes, bleues, jaunes ou roses hors ville (cinq cartes)', '1 chacune'],
        ['Maisons hors ville à l’ouest, au centre ou à l’est (trois cartes)', '1 chacune'],
        ['Tours de toutes les couleurs hors ville', '1 chacune'],
        ['Tours blanches, grises ou noires hors ville (trois cartes)', '2 chacune'],
        ['Tours sur la côte, hors ville', '2 chacune'],
        ['Murs hors ville', '1 chacun'],
        ['Villes achevées sur le plateau', '1 chacune'],
      ],
    },
    belongs: [
      'Une *tour* appartient à une ville si elle touche un mur qui l’entoure ; elle peut appartenir à plusieurs. Elle est hors ville si elle n’appartient à aucune.',
      'Un *mur* est hors ville s’il n’entoure aucune ville.',
      'Une *maison* est hors ville si sa plaine n’est dans aucune ville.',
    ],
    counting: {
      heading: 'Une grande ville',
      captions: [
        'Ada a achevé une ville de sept plaines entourée de sept tours, et l’a laissée à part. Chacun marque pour elle, Ada en premier.',
        'Ada : sept plaines ou plus, 9 points. Et cinq tours sur la côte, hors ville, toutes à l’ouest : 10 points.',
        'Bruno ne joue qu’une carte : six murs hors ville, 6 points.',
        'Carla : quatre villes sur le plateau, 4 points. Et six maisons roses hors ville, 6 points.',
        'Dario : sept tours autour de la ville, 7 points. Et six maisons à l’ouest, 6 points.',
      ],
    },
    copies: {
      text: 'Chaque carte existe en double ; les quatre tailles sont quatre cartes différentes, et la plus grande compte à partir de sept plaines.',
      reason:
        'Le nombre original de chaque carte n’est pas connu. Les règles originales disent « plus de 7 », mais comptent sept plaines dans leur propre exemple.',
    },
  },
  'new-cards': {
    heading: 'Piocher des cartes',
    draw: 'Quand tous ont marqué ou défaussé, chacun pioche dans le même ordre : *une carte* si vous en avez joué une ou deux, *deux cartes* si vous en avez défaussé une. Jouer deux cartes réduit donc votre main d’une carte.',
    deck: 'Dès que la dernière carte est piochée, les cartes jouées et défaussées sont mélangées et forment la nouvelle pioche. (S’il n’y en a pas à ce moment, cela se fait quand il faut piocher la suivante. S’il n’y a plus aucune carte, on ne pioche pas.)',
    emptyHand: {
      text: 'Un joueur sans carte passe ce décompte et pioche de nouveau dès qu’il y a une carte.',
      reason: 'Les règles originales ne prévoient pas ce cas, qui n’arrive presque jamais.',
    },
  },
  exchange: {
    heading: 'Échange pour le dernier au score',
    behind:
      'Après la pioche, le joueur qui a *le moins de points* peut échanger des cartes : il en défausse autant qu’il veut, puis en pioche autant. En cas d’égalité, tous les ex æquo le peuvent, dans le sens horaire à partir du joueur dont c’est le tour.',
    exchanging: {
      heading: 'À la dernière place',
      captions: [
        'Pour la ville, Ada a marqué un point et Bruno neuf. Les deux ont pioché une carte. Ada a le moins de points et peut échanger.',
        'Elle défausse deux cartes qui ne lui servent pas…',
        '… et en pioche deux nouvelles. C’est maintenant à Bruno de jouer.',
      ],
    },
  },
  end: {
    heading: 'Fin de la partie',
    when: 'La partie se termine avec le tour où *le dernier mur, la dernière tour, la dernière maison ou le dernier palais* de la réserve est construit, quelle que soit sa couleur. Elle se termine aussi quand un joueur commence son tour et qu’il n’y a plus de ligne où construire.',
    exactly: {
      text: 'Elle se termine même si des pièces retournent à la réserve pendant ce tour. S’il n’y a plus de ligne libre, le décompte final suit aussitôt, en commençant par le joueur qui aurait dû construire.',
      reason:
        'Les règles originales disent seulement que la partie se termine dès qu’une dernière pièce est construite.',
    },
    last: [
      '*Si ce tour a achevé une ville*, chacun marque pour elle comme d’habitude, mais personne ne peut défausser, et l’on ne pioche plus.',
      '*Sinon*, chacun à son tour, en commençant par le joueur dont c’est le tour, choisit *n’importe quelle ville du plateau* et joue une ou deux cartes pour elle. Des cartes sans rapport avec la ville conviennent aussi. S’il n’y a aucune ville, les cartes de ville ne rapportent rien.',
      'Il n’y a plus d’échange.',
    ],
    lastScoring: {
      heading: 'La dernière tour',
      captions: [
        'C’est à Bruno de jouer. Il reste deux tours en réserve.',
        'Il a construit en bas, et les deux tours sont utilisées. Aucune ville n’est achevée : chacun en choisit une.',
        'Bruno commence : 23 tours hors ville et sept maisons hors ville au centre, 30 points.',
        'Ada peut choisir l’une ou l’autre ville. Ses deux meilleures cartes comptent ce qui est hors ville : peu importe laquelle.',
        'Dix tours noires hors ville et douze murs : 32 points. Ada gagne 58 à 49.',
      ],
    },
    noNewCards: {
      text: 'Au décompte final, personne ne défausse, ne pioche ni n’échange de cartes.',
      reason: 'De nouvelles cartes ne serviraient plus à rien ; les règles originales n’en parlent pas.',
    },
  },
  winner: {
    heading: 'Qui gagne',
    winner:
      'Le joueur qui a *le plus de points* gagne. À égalité, c’est celui qui a le plus de cartes en main. S’il y a encore égalité, les joueurs se partagent la victoire.',
  },
  knowledge: {
    heading: 'Ce que vous voyez',
    open: 'Tout le monde voit le pays, la réserve, les points, le nombre de cartes de chaque joueur et de la pioche, et toutes les cartes jouées ou défaussées.',
    hidden:
      'Vous seul connaissez vos cartes. Personne ne sait lesquelles des autres sont dans la pioche et lesquelles dans les mains adverses.',
    thrown: {
      text: 'Les cartes défaussées sont face visible, lors de l’échange aussi.',
      reason:
        'Les règles originales ne le précisent pas ; face visible, nul besoin de se faire confiance, et les cartes jouées le sont de toute façon.',
    },
  },
  tips: {
    heading: 'Conseils pour débuter',
    tips: [
      'Construisez ce que vos cartes récompensent. Murs, tours et maisons ne sont à personne.',
      'Fermez une ville au moment où vos cartes rapportent le plus : vous marquez en premier, mais tout le monde marque.',
      'Si une ville ne vous rapporte presque rien, défaussez une carte faible et piochez-en deux.',
      'Les cartes hors ville gagnent en valeur pendant la partie. Gardez-en deux bonnes pour le décompte final.',
    ],
  },
  options: {
    heading: 'Options',
    options: [
      '*Lancer les dés trop tôt* : interdit, ou permis. Si c’est permis, vous pouvez lancer une fois par tour avant d’avoir construit votre mur. Cela vous coûte un point (sans jamais descendre sous 1), le lancer ne compte pas, puis vous construisez et lancez comme d’habitude. Dans l’original, c’est la pénalité des joueurs trop pressés.',
    ],
    early: {
      text: 'Par défaut, ce n’est pas permis, et jamais plus d’une fois par tour.',
      reason: 'Les règles originales ne donnent que la pénalité.',
    },
  },
  credits: {
    heading: 'Crédits',
    credits:
      'Mauer Bauer, aussi connu sous le nom de Masons, est un jeu de Leo Colovini, publié par Hans im Glück en 2006 et difficile à trouver aujourd’hui. Les textes et les images sont les nôtres.',
  },
};
