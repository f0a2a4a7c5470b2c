import type { Lesson } from '../../en/mauer-bauer/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Bienvenue dans Mauer Bauer ! Tout le monde construit dans le même pays, fait de triangles appelés *plaines*. Rien n’y appartient à personne. Ce qui est à vous, ce sont vos *cartes de guilde* secrètes : chaque fois qu’une ville est achevée, vous jouez des cartes pour marquer des points. Celui qui en a le plus gagne.',
    },
    close: {
      say: 'À votre tour, vous construisez un mur sur le côté d’une plaine. Une zone entourée de murs *de tous les côtés* est une *ville*. La plaine du milieu a déjà des murs sur deux côtés.',
      task: 'Construisez un mur sur son troisième côté, en haut du triangle.',
      wrong: {
        other:
          'Vous pouvez construire là, mais cela n’achève aucune ville. Le côté ouvert du triangle du milieu est celui du haut.',
      },
    },
    houses: {
      say: 'Après le mur, on lance les dés pour les maisons : une pour la plaine de chaque côté du mur. Ils montrent rouge et jaune. Dans une ville, *deux maisons de la même couleur deviennent un palais*, et il y a déjà une rouge à l’intérieur.',
      task: 'Mettez la rouge à l’intérieur, sous le mur : touchez une maison pour la changer. Puis construisez.',
      wrong: {
        other: 'La jaune serait à l’intérieur, et il n’y aurait pas de palais. Échangez-les.',
      },
    },
    score: {
      say: '*La ville est achevée !* Chacun joue maintenant une ou deux cartes pour elle. Le nombre sur chaque carte est ce qu’elle rapporte en ce moment.',
      task: 'Jouez les deux cartes qui rapportent le plus : rouge dans la ville et ville d’une plaine.',
      wrong: {
        throw:
          'Cela ne rapporte rien pour l’instant, mais vous piochez deux cartes ; en début de partie, c’est parfois tout aussi bon. Pour voir comment on marque des points, jouez le 3 et le 6.',
        one: 'Vous pouvez n’en jouer qu’une, mais deux rapportent plus. Jouez le 3 et le 6.',
        cards: 'Vous pouvez marquer davantage. Jouez le 3 et le 6.',
      },
    },
    coast: {
      say: '9 points, et vous avez pioché une carte ! Bruno, lui, a défaussé une carte et en a pioché deux. Comme il est à la *dernière place*, il en a aussi échangé une autre. Certaines cartes comptent ce qui est *hors ville*, c’est-à-dire dans aucune ville. Une des vôtres veut des tours noires hors ville…',
      task: 'Construisez un mur sur la ligne la plus haute de la côte, le bord droit du pays.',
      wrong: {
        other:
          'Cette ligne n’est pas mauvaise. Mais commencez autre chose, loin de la ville : la ligne la plus haute de la côte, à droite.',
      },
    },
    towers: {
      say: 'Il faut une tour à chaque bout d’un mur. Les deux bouts de votre nouveau mur sont libres : vous en construisez deux. *L’une doit être noire*, comme le dé ; vous choisissez la couleur de l’autre.',
      task: 'Mettez deux tours noires, puis construisez.',
      wrong: {
        other:
          'C’est permis, mais votre carte rapporte 2 points par tour noire hors ville. Mettez l’autre en noir aussi.',
      },
    },
    join: {
      say: 'Bruno a construit à côté de la ville, et vous avez achevé le triangle du dessus. Des villes voisines peuvent être *réunies* : le mur qui les sépare disparaît, et elles n’en font plus qu’une.',
      task: 'Réunissez les villes : vos cartes veulent deux plaines et quatre couleurs.',
      wrong: {
        other:
          'À part, la ville n’a qu’une plaine, et vous n’avez pas de carte pour cela. Réunie, elle a deux plaines, quatre couleurs et un palais de plus.',
      },
    },
    joined: {
      say: 'Une seule ville de deux plaines ! Deux maisons vertes sont devenues un palais. Voyez comme les nombres de vos cartes ont monté.',
      task: 'Jouez les deux cartes qui rapportent 7 points chacune.',
      wrong: {
        throw: 'Vous n’aurez pas de meilleures cartes que celles-ci. Jouez les deux qui rapportent 7.',
        one: 'Avec une seule carte, vous perdriez des points. Jouez les deux qui rapportent 7.',
        cards: 'Ces deux-là rapportent moins. Jouez les deux qui rapportent 7.',
      },
    },
    win: {
      say: 'Quand il n’y a plus de murs, de tours, de maisons ou de palais, la partie se termine. *Quelques tours plus tard*, Bruno a construit la dernière tour. Au décompte final, chacun choisit *n’importe quelle* ville. Bruno a 49 points, vous 26.',
      task: 'Choisissez une ville et les deux cartes qui gagnent la partie.',
      wrong: {
        one: 'Une carte ne suffit pas pour dépasser Bruno. Jouez-en deux : tours noires hors ville et murs hors ville.',
        cards:
          'Cela ne suffit pas pour dépasser Bruno. Vos tours noires hors ville rapportent 20 et les murs hors ville 12 : jouez les deux, pour l’une ou l’autre ville.',
      },
    },
    end: {
      say: '*58 à 49 : vous avez gagné !* Trois choses à retenir : *construisez ce que vos cartes récompensent* ; *défaussez quand elles rapportent peu : vous en piochez deux* ; *surveillez la réserve à côté du pays : dès qu’une sorte est épuisée, c’est fini*.',
    },
  },
};
