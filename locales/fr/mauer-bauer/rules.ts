import type { Rules } from '../../en/mauer-bauer/rules.ts';

export const rules: Rules = {
  aim: {
    heading: 'Le but du jeu',
    aim: 'Ensemble, vous entourez de murs les villes d’un même pays. Chaque fois qu’une ville est fermée, *tout le monde* joue des cartes de guilde pour elle, et chaque carte récompense autre chose : des maisons rouges, des tours noires, beaucoup de plaines, des murs en pleine campagne. À la fin, qui a le plus de points gagne.',
    match: [
      'C’est à Ada de jouer. Deux côtés d’un triangle ont déjà un mur ; un mur sur le troisième le fermerait.',
      'Elle l’a construit, et le triangle est une ville. Ses deux maisons rouges sont devenues un palais rouge.',
      'Maintenant, tout le monde joue des cartes. Ada marque 3 points pour le palais rouge et 6 pour une ville d’une plaine.',
    ],
    nobodys:
      'Rien de ce qui est sur le plateau n’appartient à quelqu’un : ni les murs, ni les tours, ni les maisons. Seules les cartes de votre main sont à vous : construisez donc ce que *vos cartes* récompensent.',
  },
  land: {
    heading: 'Le pays',
    plains:
      'Le pays est fait de 45 triangles, les *plaines*. Sur les côtés des triangles, les *lignes*, on pose des murs ; sur leurs *sommets* se dressent des tours ; dans les plaines, des maisons.',
    land: [
      'Le pays vide. À gauche et à droite, la mer. Des pointillés séparent les trois régions, qui ont chacune leurs blasons : des vagues à l’ouest, un arbre au centre, un soleil levant à l’est.',
    ],
    regions:
      'Il y a trois *régions* de 15 plaines chacune : ouest, centre et est. Les sommets des bords gauche et droit sont sur la *côte*, douze en tout ; les bords du haut et du bas ne sont pas des côtes. Une ligne du bord n’a de plaine que d’un côté, toute autre en a une de chaque côté.',
    names:
      'Dans le journal, les lieux ont des noms. Les sommets sont sur six rangées, de a (en haut) à f, et se comptent depuis la gauche en demi-côtés de triangle : a, c et e ont les sommets 1, 3, 5, 7 et 9 ; b, d et f ont 0, 2, 4, 6, 8 et 10. Une ligne porte le nom de ses deux bouts, par exemple « de a1 à b0 ». Les plaines sont sur cinq rangées, de A à E, numérotées de 1 à 9 depuis la gauche. Une ville porte le nom de sa première plaine.',
    lostBoard: {
      text: 'Ce pays est notre propre dessin.',
      reason:
        'Les images du plateau d’origine sont perdues ; la forme, la côte et le nombre de plaines, de sommets et de lignes concordent avec tout ce qu’on en sait.',
    },
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
      'Ce qui n’est pas sur le plateau est dans la *réserve*. Les pièces retirées du plateau y retournent et peuvent resservir. À côté du pays, vous voyez combien il en reste de chaque sorte.',
  },
  'set-up': {
    heading: 'Mise en place',
    deal: 'Le pays est vide. Chacun reçoit *six cartes de guilde*, que personne d’autre ne voit ; les autres forment la pioche. Tout le monde commence avec 1 point.',
    setUp: [
      'Le premier tour d’Ada. Ses six cartes sont devant elle ; le nombre sur chacune dit ce qu’elle rapporterait maintenant.',
    ],
  },
  turn: {
    heading: 'Un tour de jeu',
    order: 'Un tour se déroule toujours dans cet ordre :',
    steps: [
      'Posez un *mur* sur une ligne libre.',
      'Lancez les *dés* : posez les tours, puis les maisons.',
      'Si votre mur a achevé une *ville*, vous pouvez la réunir à une voisine. Puis tout le monde la décompte et pioche, et qui ferme la marche peut échanger des cartes.',
      'C’est ensuite au suivant de jouer, dans le sens horaire.',
    ],
    whole: {
      heading: 'Un tour complet',
      captions: [
        'Ada peut construire n’importe où. Elle choisit une ligne au milieu.',
        'Le mur est posé. On lance maintenant les dés.',
        'Tour noire, rouge et un point d’interrogation. Les deux bouts du mur sont libres : une tour doit être noire, l’autre est de la couleur de son choix.',
        'Elle a posé la noire à droite et une grise à gauche. Maintenant les maisons : une rouge et une de couleur au choix.',
        'Elle a posé la maison rouge sous le mur et une verte au-dessus. Aucune ville n’est fermée : c’est à Bruno.',
      ],
    },
  },
  wall: {
    heading: 'Le mur',
    anywhere:
      'Vous *devez* poser un mur, sur n’importe quelle ligne libre. Il n’a pas besoin d’en toucher un autre. Seul l’intérieur d’une ville achevée est interdit à tout le monde.',
    where: [
      'Bruno peut construire sur toutes les lignes signalées. Celles de l’intérieur de la ville ne le sont pas.',
    ],
  },
  towers: {
    heading: 'Les tours',
    die: 'À chaque bout d’un mur se dresse une tour. Le *dé des tours* a deux faces blanches, deux grises et deux noires, et dit quelle couleur vient maintenant. Il ne compte que si un bout de votre nouveau mur n’a pas encore de tour.',
    ends: [
      '*Deux bouts libres* : l’un reçoit une tour de la couleur du dé, l’autre une tour de n’importe quelle couleur. À vous de choisir.',
      '*Un bout libre* : il reçoit une tour de la couleur du dé.',
      '*Aucun bout libre* : on ne pose pas de tour, et le dé des tours ne compte pas.',
    ],
    oneEnd: {
      heading: 'Un seul bout libre',
      captions: [
        'Ada continue à partir d’un mur déjà posé. À un bout se dresse une tour, l’autre est libre.',
        'Le dé est noir : le bout libre reçoit une tour noire. Il n’y avait rien à choisir.',
      ],
    },
    usedUp:
      'S’il ne reste plus de tour de la couleur du dé, prenez-en une de n’importe quelle autre couleur. S’il ne reste qu’une tour en tout et que les deux bouts sont libres, vous choisissez lequel la reçoit.',
  },
  houses: {
    heading: 'Les maisons',
    dice: 'Les deux *dés des maisons* donnent une maison à chacune des deux plaines qui bordent votre mur. Laquelle va de quel côté, c’est vous qui décidez. Chaque dé porte les cinq couleurs et un *point d’interrogation*, qui est la couleur de votre choix.',
    rim: 'Au bord, une seule plaine borde le mur. Vous choisissez alors *l’un des deux dés*, et seul celui-là donne une maison.',
    onTheRim: {
      heading: 'Au bord',
      captions: [
        'Ada a construit sur le bord du haut ; les dés sont rouge et jaune. Une seule plaine borde le mur : elle choisit l’un des deux.',
        'Elle a pris le rouge.',
      ],
    },
    many: 'Une plaine peut accueillir autant de maisons qu’on veut.',
    usedUp:
      'S’il ne reste plus de maison d’une couleur des dés, prenez-en une de n’importe quelle autre couleur. Avec deux fois rouge et une seule maison rouge en réserve, une plaine la reçoit et l’autre en reçoit une d’une autre couleur. S’il ne reste qu’une maison en tout, vous choisissez quelle plaine la reçoit.',
  },
  cities: {
    heading: 'Les villes',
    closed:
      'Des plaines qui communiquent sans mur entre elles forment une zone. Si *toutes* les lignes qui l’entourent ont un mur, la zone est fermée et devient une ville. Une ville peut avoir une plaine ou beaucoup.',
    coast: {
      heading: 'Le bord ne ferme pas',
      captions: [
        'Le triangle de la côte ouest a deux murs, et son troisième côté est la côte. Il n’est pas encore fermé : le bord aussi a besoin d’un mur.',
        'Ada construit là …',
        '… et voilà une ville.',
      ],
    },
    when: 'On pose d’abord les tours et les maisons du tour, puis la ville naît. Un mur ne ferme jamais deux villes à la fois.',
  },
  palaces: {
    heading: 'Les palais',
    two: 'Dans une ville, *deux maisons de la même couleur* deviennent un palais de cette couleur ; les maisons retournent à la réserve. On continue jusqu’à ce qu’il n’en reste plus deux. S’il n’y a plus de palais de cette couleur, les maisons restent. Dès lors, maisons et palais appartiennent à la ville entière, peu importe sur quelle plaine ils se trouvent.',
    palace: {
      heading: 'Deux maisons rouges',
      captions: [
        'Dans le triangle, il y a une maison rouge et une verte. Son côté du haut est ouvert.',
        'Ada y a construit ; les dés sont rouge et jaune. Elle veut la maison rouge à l’intérieur.',
        'La ville est fermée, et elle a deux maisons rouges.',
        'Elles deviennent un palais rouge, et c’est lui qui compte.',
      ],
    },
  },
  clearing: {
    heading: 'Faire place nette',
    inside:
      'Les murs qui ont la même ville des deux côtés retournent à la réserve, tout comme les tours que plus aucun mur ne touche. Cela se fait dès qu’une ville est fermée, et de nouveau quand on réunit des villes.',
    clearing: {
      heading: 'Un mur de trop',
      captions: [
        'Ada peut fermer six plaines d’un coup. À l’intérieur se trouve un mur, avec une tour au milieu.',
        'La ville est fermée. Le mur intérieur ne sert plus à rien …',
        '… et la tour du milieu non plus. Tous deux sont retournés à la réserve.',
      ],
    },
  },
  joining: {
    heading: 'Réunir des villes',
    may: 'Si votre nouvelle ville a un mur en commun avec une ville achevée auparavant, vous *pouvez* les réunir : tous les murs qui les séparent retournent à la réserve, et leurs maisons peuvent former des palais ensemble. Vous ne pouvez la réunir qu’à une seule voisine, ou à aucune. Des villes qui ne se touchent que par un sommet ne peuvent pas être réunies.',
    two: {
      heading: 'Avec la grande voisine',
      captions: [
        'Ada peut fermer les deux plaines situées entre deux villes. L’une, de quatre plaines, est à gauche et en dessous ; l’autre, d’une plaine, à droite.',
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
      'Quand une ville est achevée, *tout le monde* la décompte à son tour : d’abord la personne qui l’a achevée, puis les autres dans le sens horaire. Vous avez deux possibilités :',
    either: [
      '*Jouez une ou deux cartes* et marquez ce qu’elles rapportent pour cette ville. Elles peuvent être identiques.',
      '*Défaussez une carte* et ne marquez rien. En échange, vous en piochez deux.',
    ],
    throwing: {
      heading: 'Défausser une carte',
      captions: [
        'Ada a achevé une ville, mais sa meilleure carte n’y rapporte qu’un point.',
        'Elle préfère défausser une carte. Elle ne marque rien, et à la fin elle en piochera deux.',
      ],
    },
    asItIs:
      'Les cartes comptent ce qui est maintenant sur le plateau, et n’y changent rien. Des villes réunies comptent pour la seule ville qu’elles forment.',
  },
  cards: {
    heading: 'Les cartes de guilde',
    sixty:
      'Il y a 30 cartes différentes, chacune en double. Les unes récompensent la ville qu’on décompte, les autres ce qui se trouve *hors de toutes les villes*.',
    city: {
      head: ['Pour la ville', 'Points'],
      rows: [
        ['Elle a exactement une plaine', '6'],
        ['Elle a exactement deux plaines', '7'],
        ['Elle a exactement trois plaines', '8'],
        ['Elle a au moins sept plaines', '9'],
        ['Ses maisons et palais ont deux ou trois couleurs ; quatre ou cinq', '4 ; 7'],
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
        ['Maisons rouges, vertes, bleues, jaunes ou roses dehors (cinq cartes)', '1 chacune'],
        ['Maisons dehors à l’ouest, au centre ou à l’est (trois cartes)', '1 chacune'],
        ['Tours de toutes les couleurs dehors', '1 chacune'],
        ['Tours blanches, grises ou noires dehors (trois cartes)', '2 chacune'],
        ['Tours sur la côte, dehors', '2 chacune'],
        ['Murs dehors', '1 chacun'],
        ['Villes achevées sur le plateau', '1 chacune'],
      ],
    },
    belongs: [
      'Une *tour* appartient à une ville si elle touche un mur qui l’entoure ; elle peut appartenir à plusieurs. Elle est dehors si elle n’appartient à aucune.',
      'Un *mur* est dehors s’il n’entoure aucune ville.',
      'Une *maison* est dehors si sa plaine n’est dans aucune ville.',
    ],
    counting: {
      heading: 'Une grande ville',
      captions: [
        'Ada a achevé une ville de sept plaines entourée de sept tours, et l’a laissée à part. Tout le monde la décompte, Ada en premier.',
        'Ada : au moins sept plaines, 9 points. Et sur la côte, dehors, se dressent cinq tours, toutes à l’ouest : 10 points.',
        'Bruno ne joue qu’une carte : il y a six murs dehors, 6 points.',
        'Carla : il y a quatre villes sur le plateau, 4 points. Et six maisons roses dehors, 6 points.',
        'Dario : sept tours de la ville, 7 points. Et six maisons à l’ouest, 6 points.',
      ],
    },
    copies: {
      text: 'Chaque carte existe en double ; les tailles sont quatre cartes différentes, et la plus grande rapporte à partir de sept plaines.',
      reason:
        'Aucune source ne dit combien il y en a de chaque, et celle qui parle de « plus de 7 » paie déjà pour sept dans son propre exemple.',
    },
  },
  'new-cards': {
    heading: 'Nouvelles cartes',
    draw: 'Quand tout le monde est passé, chacun pioche dans le même ordre : *une carte* si vous en avez joué une ou deux, *deux cartes* si vous en avez défaussé une. Jouer deux cartes vous coûte donc une carte de votre main.',
    deck: 'Dès que la dernière carte de la pioche est tirée, les cartes jouées et défaussées sont mélangées et forment la nouvelle. (S’il n’y en a pas à ce moment, cela se fait quand il faut piocher la suivante. S’il n’y a plus aucune carte, on ne pioche pas.)',
  },
  exchange: {
    heading: 'L’échange pour qui ferme la marche',
    behind:
      'Après la pioche, qui a *le moins de points* peut échanger des cartes : en défausser autant qu’il veut, puis en piocher autant. En cas d’égalité en queue, tous les ex æquo le peuvent, l’un après l’autre, en commençant par la personne dont c’est le tour, dans le sens horaire.',
    exchanging: {
      heading: 'De la dernière place',
      captions: [
        'Pour la ville, Ada a eu un point et Bruno neuf. Les deux ont pioché une carte. Ada a le moins de points et peut échanger.',
        'Elle défausse deux cartes dont elle n’a que faire …',
        '… et en pioche deux nouvelles. C’est maintenant à Bruno de jouer.',
      ],
    },
  },
  end: {
    heading: 'La fin de la partie',
    when: 'La partie se termine avec le tour où *le dernier mur, la dernière tour, la dernière maison ou le dernier palais* de la réserve est posé, quelle que soit sa couleur. Elle se termine aussi quand, au début de son tour, quelqu’un ne trouve aucune ligne où construire.',
    exactly: {
      text: 'Elle se termine même si des pièces retournent à la réserve pendant ce tour. S’il n’y a plus de ligne libre, le dernier décompte suit aussitôt, en commençant par la personne qui aurait dû construire.',
      reason:
        'Les sources disent seulement que la partie s’arrête dès qu’une dernière pièce est posée ; elles ne parlent ni de pièces qui reviennent ni d’un plateau plein.',
    },
    last: [
      '*Si ce tour a achevé une ville*, tout le monde la décompte comme d’habitude, mais personne ne peut défausser, et l’on ne pioche plus.',
      '*Sinon*, chacun à son tour, en commençant par la personne dont c’est le tour, choisit *n’importe quelle ville du plateau* et joue une ou deux cartes pour elle. Des cartes sans rapport avec la ville conviennent aussi. S’il n’y a aucune ville, les cartes pour une ville ne rapportent rien.',
      'Personne n’échange plus de cartes.',
    ],
    lastScoring: {
      heading: 'La dernière tour',
      captions: [
        'C’est à Bruno de jouer. Il reste deux tours en réserve.',
        'Il a construit tout en bas, et les deux tours sont posées. Aucune ville n’est fermée : chacun en choisit une.',
        'Bruno commence : 23 tours dehors et sept maisons dehors au centre, 30 points.',
        'Ada peut choisir l’une ou l’autre ville. Ses deux meilleures cartes comptent ce qui est dehors : peu importe laquelle.',
        'Dix tours noires dehors et douze murs : 32 points. Ada gagne par 58 à 49.',
      ],
    },
  },
  winner: {
    heading: 'Qui gagne',
    winner:
      'Qui a *le plus de points* gagne. À égalité, c’est qui a le plus de cartes en main. Si c’est encore égal, la victoire est partagée.',
  },
  knowledge: {
    heading: 'Qui sait quoi',
    open: 'Tout le monde voit le pays, la réserve, les points, combien de cartes ont chaque main et la pioche, et toutes les cartes jouées ou défaussées.',
    hidden:
      'Vos cartes ne sont connues que de vous. Personne ne sait lesquelles des autres sont dans la pioche et lesquelles dans les autres mains.',
    thrown: {
      text: 'Tout le monde voit les cartes défaussées, lors de l’échange aussi.',
      reason:
        'Les sources ne disent pas si elles sont face visible ; à découvert, il n’est besoin de croire personne sur parole, et les cartes jouées le sont de toute façon.',
    },
  },
  options: {
    heading: 'Options',
    options: [
      '*Lancer les dés trop tôt* : interdit, ou permis. Si c’est permis, vous pouvez, une fois dans votre tour, lancer avant d’avoir posé votre mur. Cela vous coûte un point (on ne descend jamais sous 1), le lancer ne compte pas, puis vous posez votre mur et lancez comme d’habitude. Dans l’original, c’est la pénalité des gens pressés.',
    ],
  },
  credits: {
    heading: 'Qui l’a créé',
    credits:
      'Mauer Bauer, aussi connu sous le nom de Masons, est un jeu de Leo Colovini, publié par Hans im Glück en 2006 et épuisé. Ces textes et ces images sont les nôtres.',
  },
};
