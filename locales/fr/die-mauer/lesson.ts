import type { Lesson } from '../../en/die-mauer/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Bienvenue dans Die Mauer ! Bruno, Carla et vous construisez ensemble une seule muraille. Chacun commence avec les mêmes *sept pièces* : cinq murs (1, 2, 3, 4 et 6), une tour et une porte. Dès qu’un joueur *n’a plus de pièces*, la manche se termine, et les autres reçoivent des points négatifs pour celles qui leur restent.',
    },
    hide: {
      say: 'À chaque tour, un joueur est le *maître de construction* et cache une pièce dans son poing. Si personne ne la devine, il la construit. Ce tour-ci, le maître, c’est vous. Une tour qui vous reste vous coûterait 15 points : débarrassez-vous-en tôt.',
      task: 'Cachez votre tour : touchez-la, puis touchez le poing.',
      wrong: {
        empty: 'Le poing vide a son utilité, nous y viendrons. Pour l’instant, cachez la tour.',
        section:
          'Un mur se construit presque à tout moment. La tour est bien plus difficile à placer : cachez-la maintenant.',
        gate: 'Bon choix aussi. Mais la tour coûte encore plus cher : cachez la tour.',
      },
    },
    guess: {
      say: 'Personne n’a deviné : votre tour est construite. Bruno est maintenant le maître, et *c’est à vous de deviner* : cachez la pièce qu’il cache, à votre avis. Si vous tombez juste, vous construisez la vôtre à sa place. Se tromper ne coûte rien : votre pièce reste dans votre main. Tours et portes ne sont jamais côte à côte : Bruno ne peut construire qu’un mur. Son 6 lui coûterait le plus…',
      task: 'Devinez le mur de 6 : cachez votre propre 6.',
      wrong: {
        empty: 'Un poing vide ne devine rien et ne construit rien. Essayez le 6.',
        section: 'Possible. Mais Bruno voudra se débarrasser de son mur le plus cher : devinez le 6.',
        gate: 'Aucune porte ne tient à côté de la tour : Bruno n’a pas de raison de cacher la sienne. Devinez le 6.',
      },
    },
    room: {
      say: 'Bien vu ! *Vous construisez votre 6, et Bruno ne construit rien.* À droite, la muraille se termine maintenant par un mur. C’est un *bout ouvert* : une tour ou une porte y tient. Carla est le maître et voudra en profiter.',
      task: 'Vous n’avez plus de tour. Devinez la porte.',
      wrong: {
        empty: 'Alors personne n’arrête Carla. Devinez la porte.',
        section:
          'Carla a une rare occasion de construire une porte : elle ne cachera guère un mur. Devinez la porte.',
      },
    },
    empty: {
      say: 'Encore juste, et votre porte est partie ! C’est de nouveau vous le maître. Si le poing du maître est *le seul poing vide*, il construit la pièce de son choix, et personne ne peut l’en empêcher.',
      task: 'Gardez le poing vide : touchez-le sans choisir de pièce.',
      wrong: {
        section: 'Bruno ou Carla pourrait le deviner. Essayez plutôt le poing vide.',
      },
    },
    any: {
      say: 'Ni Bruno ni Carla n’avait le poing vide : vous pouvez construire la pièce de votre choix.',
      task: 'Construisez la plus chère, le mur de 4.',
      wrong: {
        other: 'Celle-là coûte peu si elle vous reste. Construisez le 4.',
      },
    },
    both: {
      say: 'Bruno est le maître. Si son poing est vide et que le vôtre est *le seul autre poing vide*, vous lui donnez une de vos pièces. C’est un pari, mais il rapporte.',
      task: 'Gardez le poing vide.',
      wrong: {
        section:
          'Deviner pourrait marcher aussi. Mais essayons de donner quelque chose à Bruno : gardez le poing vide.',
      },
    },
    gift: {
      say: 'Deux poings vides seulement : le vôtre et celui de Bruno ! Il doit prendre ce que vous lui donnez, et Carla ne verra pas ce que c’est.',
      task: 'Donnez à Bruno votre mur de 3.',
      wrong: {
        other: 'Donnez-lui quelque chose de plus cher : le mur de 3.',
      },
    },
    out: {
      say: '*Deux tours plus tard*, vous avez construit votre 2, et il ne vous reste qu’une pièce : le mur de 1. Bruno est le maître.',
      task: 'Devinez le 1, et croisez les doigts.',
      wrong: {
        other:
          'Le poing vide peut attendre. Si Bruno cache son 1, vous construisez votre dernière pièce : devinez le 1.',
      },
    },
    end: {
      say: '*Plus aucune pièce : vous avez gagné !* Bruno reçoit 44 points négatifs, Carla 35, vous aucun. Une partie complète compte plusieurs manches, et celui qui a le moins de points négatifs gagne. Trois choses à retenir : *placez votre tour et votre porte tant qu’un bout est ouvert* ; *se tromper en devinant ne coûte rien* ; *retenez qui peut encore avoir quoi*.',
    },
  },
};
