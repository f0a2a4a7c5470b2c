import type { Lesson } from '../../en/burg-appenzell/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Bienvenue à Burg Appenzell ! Sous ces toits se cache du fromage. Placez *deux de vos souris sur la même sorte* et elle est à vous. Quatre sortes font gagner.',
    },
    tower: {
      say: 'Les souris entrent dans le château par les quatre tours des coins.',
      task: 'Placez votre première souris dans la tour en haut à gauche, a1.',
      wrong: {
        other:
          'Toutes les tours sont permises. Mais la salle que nous voulons voir est en haut à gauche : commencez en a1.',
      },
    },
    roof: {
      say: 'Bruno a pris le coin opposé. À votre tour, vous avez *quatre actions*. Avec la première, une souris peut soulever un toit voisin.',
      task: 'Soulevez le toit de la salle à côté de votre tour, b1.',
      wrong: {
        enter:
          'Une deuxième souris sera bientôt utile. Voyons d’abord où elle pourrait aller : soulevez le toit de b1.',
        uncover: 'Ce toit est aussi à côté de votre souris. Regardons d’abord dans la salle b1.',
        slide: 'Pousser des dalles qu’on ne voit pas, c’est deviner. Soulevez d’abord le toit de b1.',
        end: 'Il vous reste quatre actions, trop précieuses pour les laisser. Soulevez le toit de b1.',
      },
    },
    run: {
      say: 'Deux bries et une feta ! Une souris court d’une case par action : tout droit, pas en diagonale, et seulement là où il n’y a pas de toit.',
      task: 'Courez sur le brie en b1 : touchez votre souris, puis la case.',
      wrong: {
        enter: 'Bientôt ! Libérez d’abord la tour : courez en b1.',
        uncover: 'Du fromage, vous en avez déjà trouvé. Courez en b1.',
        slide: 'Cela pousserait une trappe dans le château, et personne n’en a besoin. Courez en b1.',
        end: 'Il vous reste trois actions. Courez en b1.',
      },
    },
    further: {
      say: 'Une souris est sur le brie. Une deuxième doit venir sur la *même sorte*, et elle arrivera par-derrière. Faites-lui de la place.',
      task: 'Continuez en b2 : c’est aussi du brie.',
      wrong: {
        enter: 'Bonne idée, mais un peu tôt : votre souris occupe encore b1. Continuez en b2.',
        uncover: 'Le fromage qu’il vous faut est devant vous. Continuez en b2.',
        slide: 'Une poussée déplacerait les bries, si bien placés. Continuez en b2.',
        end: 'Il reste deux actions. Continuez en b2.',
      },
    },
    second: {
      say: 'Il vous reste une action, et trois autres souris attendent dehors.',
      task: 'Faites entrer une deuxième souris dans la tour a1.',
      wrong: {
        enter: 'Cette tour est libre aussi, mais loin du brie. Prenez a1.',
        uncover:
          'Il faut deux souris pour un fromage, et il n’y en a qu’une au château. Faites-en entrer une autre en a1.',
        run: 'Votre souris est bien placée. Faites-en entrer une autre en a1.',
        slide: 'Les dalles sont bien placées. Faites entrer une autre souris en a1.',
        end: 'Il reste une action, juste assez pour une souris en a1.',
      },
    },
    cheese: {
      say: 'Bruno a couru en g6 et terminé son tour. Les toits reviennent sur les salles sans souris ; la vôtre est restée ouverte. Vous avez quatre nouvelles actions.',
      task: 'Courez de la tour en b1 avec la deuxième souris.',
      wrong: {
        enter: 'Deux souris suffisent pour un fromage. Courez de la tour en b1.',
        uncover: 'Plus tard. Le brie est à un pas : courez de la tour en b1.',
        run: 'Cette souris est déjà sur du brie. Faites courir celle de la tour en b1.',
        slide: 'Cela déplacerait les bries. Courez d’abord de la tour en b1.',
        end: 'Le brie n’est qu’à un pas. Courez de la tour en b1.',
      },
    },
    trap: {
      say: '*Le brie est à vous !* Une fois par tour, vous pouvez aussi pousser la dalle de réserve dans une rangée ou une colonne. Les dalles glissent, *les souris restent*. C’est une trappe, et la souris de Bruno est au bout de la rangée 6 …',
      task: 'Poussez la trappe dans la rangée 6 par la droite : l’étendard le plus bas.',
      wrong: {
        enter: 'Cela peut attendre. Utilisez d’abord la trappe : poussez-la dans la rangée 6 par la droite.',
        uncover:
          'Vous explorerez plus tard. Utilisez d’abord la trappe : poussez-la dans la rangée 6 par la droite.',
        run: 'Vos souris sont bien placées. Poussez la trappe dans la rangée 6 par la droite.',
        slide:
          'Là, elle n’attraperait pas la souris de Bruno. Poussez-la dans la rangée 6 par la droite, où elle se trouve.',
        end: 'Une telle occasion est rare. Poussez la trappe dans la rangée 6 par la droite.',
      },
    },
    win: {
      say: 'Elle est tombée dans les oubliettes ! Si quelqu’un perd trois souris, la partie est finie. *Quelques tours plus tard*, vous avez brie, feta et gouda, et il y a du camembert en b2 et en b3.',
      task: 'Amenez vos deux souris sur du camembert : poussez la colonne b par le bas, ou sautez.',
      wrong: {
        enter:
          'Pas besoin d’une autre souris. Une poussée par le bas dans la colonne b amène du camembert sous les deux vôtres.',
        uncover:
          'Vous voyez déjà tout : une poussée par le bas dans la colonne b amène du camembert sous les deux souris.',
        run: 'Elles ne seraient pas toutes deux sur du camembert. Faites sauter celle de b1 par-dessus l’autre jusqu’en b3, ou poussez la colonne b par le bas.',
        slide:
          'Cela n’amène pas de camembert sous les deux souris. Poussez la colonne b par le bas : chaque dalle monte d’une case.',
        end: 'Vous pouvez gagner à ce tour même ! Poussez la colonne b par le bas.',
      },
    },
    end: {
      say: '*Quatre sortes de fromage : vous avez gagné !* Soulevez les toits, retenez ce qu’ils cachent et gare aux trappes. Vous savez tout ce qu’il faut.',
    },
  },
};
