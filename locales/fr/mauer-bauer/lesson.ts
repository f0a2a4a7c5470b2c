import type { Lesson } from '../../en/mauer-bauer/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Bienvenue dans Mauer Bauer ! Tout le monde construit dans le même pays, et rien n’y appartient à personne. À vous, il y a vos *cartes de guilde* : quand une ville est fermée, elles deviennent des points, et qui en a le plus gagne.',
    },
    close: {
      say: 'À votre tour, vous posez un mur. Au milieu, un triangle en a déjà deux. Avec un mur sur *chaque* côté, c’est une ville.',
      task: 'Posez votre mur sur le troisième côté, en haut du triangle (de b4 à b6).',
      wrong: {
        other: 'On peut aussi construire là, mais cela ne ferme aucune ville.',
      },
    },
    houses: {
      say: 'Rouge et jaune : une maison par côté. En ville, *deux maisons d’une même couleur font un palais*, et une rouge y est déjà.',
      task: 'La rouge sous le mur : touchez pour échanger, puis construisez.',
      wrong: {
        other: 'La jaune serait alors dedans, et il n’y aurait pas de palais. Échangez-les.',
      },
    },
    score: {
      say: '*La ville est achevée !* Chacun joue maintenant une ou deux cartes pour elle. Le nombre sur chaque carte dit ce qu’elle rapporte en ce moment.',
      task: 'Jouez vos deux meilleures : rouge dans la ville et ville d’une plaine.',
      wrong: {
        throw:
          'Défausser ne rapporte pas de points, seulement de nouvelles cartes. Pour cette ville, vous en avez de bonnes : jouez le 3 et le 6.',
        one: 'Une seule carte est permise, mais deux rapportent plus. Jouez le 3 et le 6.',
        cards: 'Ces deux-là rapportent moins que possible. Jouez le 3 et le 6.',
      },
    },
    coast: {
      say: '9 points ! Bruno a défaussé une carte, pioché deux et, *fermant la marche*, échangé une autre. Une de vos cartes paie les tours noires *dehors* …',
      task: 'Posez un mur tout en haut de la côte de droite (de a9 à b10).',
      wrong: {
        other:
          'Cette ligne n’a rien de mal. Mais commençons quelque chose loin de la ville, avec deux bouts libres.',
      },
    },
    towers: {
      say: 'Les deux bouts de votre mur sont libres : il reçoit deux tours. *L’une doit être noire*, comme le dé ; la couleur de l’autre est à votre choix.',
      task: 'Mettez deux tours noires, puis construisez.',
      wrong: {
        other:
          'C’est permis, mais votre carte rapporte 2 points par tour noire dehors. Mettez aussi l’autre en noir.',
      },
    },
    join: {
      say: 'Bruno a construit à côté, et vous avez fermé le triangle du dessus. On peut *réunir* des villes : le mur entre elles disparaît, leurs maisons s’ajoutent.',
      task: 'Réunissez-les : vos cartes veulent deux plaines et quatre couleurs.',
      wrong: {
        other:
          'À part, la ville a une plaine, et vous n’avez pas de carte pour cela. Réunie, elle a deux plaines, quatre couleurs et un palais de plus.',
      },
    },
    joined: {
      say: 'Une seule ville de deux plaines ! Deux maisons vertes sont devenues un palais. Voyez comme les nombres de vos cartes ont monté.',
      task: 'Jouez les deux cartes qui rapportent 7.',
      wrong: {
        throw: 'Vous n’aurez guère de meilleures cartes que celles-ci. Jouez les deux qui rapportent 7.',
        one: 'Avec une seule carte, vous perdriez des points. Jouez les deux qui rapportent 7.',
        cards: 'Ces deux-là rapportent moins. Jouez les deux qui rapportent 7.',
      },
    },
    win: {
      say: '*Quelques tours plus tard*, Bruno pose la dernière tour : la partie se termine. Chacun choisit *n’importe quelle* ville. Bruno a 49 points, vous 26.',
      task: 'Choisissez une ville et les deux cartes qui gagnent la partie.',
      wrong: {
        one: 'Une carte ne suffit pas pour dépasser Bruno. Jouez-en deux : tours noires dehors et murs dehors.',
        cards:
          'Cela ne suffit pas pour dépasser Bruno. Vos tours noires dehors rapportent 20, les murs dehors 12 : ensemble, cela suffit, pour l’une ou l’autre ville.',
      },
    },
    end: {
      say: '*58 à 49 : vous avez gagné !* Construisez ce que vos cartes récompensent, observez ce que les autres rassemblent et surveillez la réserve. Vous savez tout ce qu’il faut.',
    },
  },
};
