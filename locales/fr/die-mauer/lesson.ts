import type { Lesson } from '../../en/die-mauer/lesson.ts';

/** La leçon de Die Mauer. */
export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Bienvenue à Die Mauer ! Bruno, Carla et vous construisez une seule muraille. *Qui se débarrasse le premier de toutes ses pièces* finit la manche, et ce qui reste aux autres leur coûte des points.',
    },
    hide: {
      say: 'Vous êtes le *maître de construction* : cachez une pièce dans votre poing. Si personne ne la devine, vous la construisez. Une tour qui vous reste vous coûterait 15 points.',
      task: 'Cachez votre tour : touchez-la, puis touchez le poing.',
      wrong: {
        empty: 'Le poing vide a son utilité, nous y viendrons. Cachez d’abord la tour.',
        section:
          'Un mur trouve toujours sa place. La tour part bien plus difficilement : cachez-la maintenant.',
        gate: 'Un bon choix aussi. Mais la tour coûte encore plus : cachez la tour.',
      },
    },
    guess: {
      say: 'Personne n’a deviné : votre tour est debout. Bruno est maintenant le maître, et *c’est à vous de deviner*. Ni tour ni porte ne tient à côté d’une tour : il ne peut construire qu’un mur. Un 6 lui coûterait le plus …',
      task: 'Devinez le mur de 6.',
      wrong: {
        empty: 'Le poing vide ne devine rien et ne construit rien. Essayez le 6.',
        section: 'Possible. Mais Bruno voudra se défaire du plus cher : devinez le 6.',
        gate: 'Aucune porte ne tient à côté de la tour ; Bruno n’y gagnerait rien. Devinez le 6.',
      },
    },
    room: {
      say: 'Juste ! *Vous construisez votre 6 à la place de Bruno.* Au bout droit se trouve maintenant un mur : un *bout ouvert*, avec place pour une tour ou une porte. Carla est le maître et voudra en profiter.',
      task: 'Vous n’avez plus de tour. Devinez la porte.',
      wrong: {
        empty: 'Alors Carla construit sans être dérangée. Devinez la porte.',
        section: 'Carla a une rare occasion pour sa porte et ne cachera guère un mur. Devinez la porte.',
      },
    },
    empty: {
      say: 'Encore juste, et la porte est partie ! Vous êtes le maître. Si *seul votre poing est vide*, vous pouvez construire ce que vous voulez.',
      task: 'Gardez le poing vide : touchez-le sans choisir de pièce.',
      wrong: {
        section: 'Bruno ou Carla pourrait le deviner. Essayez le poing vide : personne ne peut le deviner.',
      },
    },
    any: {
      say: 'Ni Bruno ni Carla n’avait le poing vide. Construisez la pièce de votre choix.',
      task: 'Construisez la plus chère, le mur de 4.',
      wrong: {
        other: 'Celui-là coûte peu, s’il vous reste. Défaites-vous du 4.',
      },
    },
    both: {
      say: 'Bruno est le maître. Si son poing est vide et que le vôtre est *le seul autre*, vous lui donnez une pièce. Un plan risqué, mais joli.',
      task: 'Gardez le poing vide.',
      wrong: {
        section:
          'Deviner pourrait réussir aussi. Mais essayons de donner quelque chose à Bruno : gardez le poing vide.',
      },
    },
    gift: {
      say: 'Deux poings vides : le vôtre et celui de Bruno ! Il doit prendre ce que vous lui donnez, et Carla ne voit pas ce que c’est.',
      task: 'Donnez à Bruno votre mur de 3.',
      wrong: {
        other: 'Donnez-lui quelque chose de plus cher : le mur de 3.',
      },
    },
    out: {
      say: '*Deux tours plus tard*, vous avez construit votre 2, et il ne vous reste qu’une pièce : le mur de 1. Bruno est le maître.',
      task: 'Devinez le 1, et croisez les doigts.',
      wrong: {
        other: 'Le poing vide peut attendre. Si Bruno montre son 1, vous avez fini : devinez le 1.',
      },
    },
    end: {
      say: '*Vous avez fini, et gagné !* Cela coûte 44 points à Bruno, 35 à Carla et rien à vous. Observez qui peut encore avoir quoi, et ne vous laissez pas lire. Vous savez tout ce qu’il faut.',
    },
  },
};
