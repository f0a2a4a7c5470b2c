import type { Lesson } from '../../en/burg-appenzell/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Bienvenue dans Burg Appenzell ! Du fromage se cache sous ces toits. Amenez *deux de vos souris sur la même sorte de fromage* et cette sorte est à vous. Le premier joueur qui a quatre sortes gagne.',
    },
    tower: {
      say: 'Les souris entrent dans le château par les quatre tours, aux coins.',
      task: 'Placez votre première souris dans la tour en haut à gauche, a1.',
      wrong: {
        other:
          'Toutes les tours sont permises. Mais la salle à explorer est en haut à gauche : commencez en a1.',
      },
    },
    roof: {
      say: 'Bruno a pris le coin opposé. À votre tour, vous avez *quatre actions*. L’une d’elles : soulever un toit à côté d’une de vos souris.',
      task: 'Soulevez le toit de la salle à côté de votre tour, en b1.',
      wrong: {
        enter:
          'Une deuxième souris sera bientôt utile. Voyez d’abord où elle pourrait aller : soulevez le toit en b1.',
        uncover: 'Ce toit est aussi à côté de votre souris. Mais regardez d’abord dans la salle en b1.',
        slide: 'Pousser des dalles sans les voir, c’est jouer au hasard. Soulevez d’abord le toit en b1.',
        end: 'Il vous reste quatre actions. Soulevez le toit en b1.',
      },
    },
    run: {
      say: 'Deux bries et une feta ! Pour une action, une souris court d’une case : tout droit, jamais en diagonale, et seulement là où il n’y a plus de toit.',
      task: 'Courez sur le brie en b1 : touchez votre souris, puis la case.',
      wrong: {
        enter: 'Bientôt ! Libérez d’abord la tour : courez en b1.',
        uncover: 'Vous avez déjà trouvé du fromage. Courez en b1.',
        slide:
          'Cela pousserait une trappe dans le château, et vous n’en avez pas besoin pour l’instant. Courez en b1.',
        end: 'Il vous reste trois actions. Courez en b1.',
      },
    },
    further: {
      say: 'Une souris est sur du brie. La deuxième doit venir sur la *même sorte*, et elle arrivera par-derrière. Faites-lui de la place.',
      task: 'Continuez en b2 : c’est aussi du brie.',
      wrong: {
        enter: 'Bonne idée, mais un peu trop tôt : votre souris occupe encore b1. Continuez en b2.',
        uncover: 'Le fromage qu’il vous faut est juste devant vous. Continuez en b2.',
        slide: 'Une poussée déplacerait les bries, et ils sont parfaits là où ils sont. Continuez en b2.',
        end: 'Il vous reste deux actions. Continuez en b2.',
      },
    },
    second: {
      say: 'Il vous reste une action, et la tour a1 est de nouveau libre. Faire entrer une nouvelle souris coûte une action.',
      task: 'Faites entrer une deuxième souris dans la tour a1.',
      wrong: {
        enter: 'Cette tour est libre aussi, mais loin du brie. Prenez a1.',
        uncover:
          'Il faut deux souris pour un fromage, et vous n’en avez qu’une dans le château. Faites-en entrer une autre en a1.',
        run: 'Votre souris est bien où elle est. Faites-en entrer une autre en a1.',
        slide: 'Les dalles sont bien où elles sont. Faites entrer une autre souris en a1.',
        end: 'Il vous reste une action, juste assez pour faire entrer une autre souris en a1.',
      },
    },
    cheese: {
      say: 'Bruno a couru en g6 et terminé son tour. À la fin d’un tour, les salles sans souris retrouvent leur toit ; la vôtre est restée ouverte. Vous avez quatre nouvelles actions.',
      task: 'Faites courir votre deuxième souris de la tour en b1.',
      wrong: {
        enter: 'Deux souris suffisent pour un fromage. Courez de la tour en b1.',
        uncover: 'Plus tard. Le brie est à un pas : courez de la tour en b1.',
        run: 'Cette souris est déjà sur du brie. Faites courir celle de la tour en b1.',
        slide: 'Cela déplacerait les bries. Courez d’abord de la tour en b1.',
        end: 'Le brie n’est qu’à un pas. Courez de la tour en b1.',
      },
    },
    trap: {
      say: '*Le brie est à vous !* Une fois par tour, vous pouvez aussi *pousser une ligne* : la dalle de réserve, à côté du château, entre dans la rangée 2, 4 ou 6 ou dans la colonne b, d ou f. Les *étendards*, au bord, montrent où. Les dalles glissent, mais *les souris ne bougent pas*. La dalle de réserve est une trappe, et la souris de Bruno est au bout droit de la rangée 6…',
      task: 'Poussez la rangée 6 par la droite : touchez l’étendard le plus bas de ce côté.',
      wrong: {
        enter: 'Cela peut attendre. Utilisez d’abord la trappe : poussez la rangée 6 par la droite.',
        uncover: 'Vous explorerez plus tard. Utilisez d’abord la trappe : poussez la rangée 6 par la droite.',
        run: 'Vos souris sont bien où elles sont. Poussez la rangée 6 par la droite.',
        slide:
          'Là, la trappe n’attraperait pas la souris de Bruno. Poussez la rangée 6 par la droite, où elle se trouve.',
        end: 'Une telle occasion est rare. Poussez la rangée 6 par la droite.',
      },
    },
    win: {
      say: 'La souris de Bruno est tombée dans les oubliettes ! Quand un joueur perd sa troisième souris, la partie se termine : parmi les autres, celui qui a le plus de sortes gagne. *Quelques tours plus tard*, vous avez brie, feta et gouda, et il y a deux camemberts, en b2 et b3. Une souris peut aussi *sauter* par-dessus d’autres, à une action par case.',
      task: 'Amenez vos deux souris sur du camembert : poussez la colonne b par le bas, ou sautez.',
      wrong: {
        enter:
          'Pas besoin d’une autre souris. Une poussée par le bas dans la colonne b amène du camembert sous les deux vôtres.',
        uncover:
          'Vous voyez déjà tout ce qu’il faut : une poussée par le bas dans la colonne b amène du camembert sous vos deux souris.',
        run: 'Elles ne seraient pas toutes deux sur du camembert. Faites sauter celle de b1 par-dessus l’autre jusqu’en b3, ou poussez la colonne b par le bas.',
        slide:
          'Cela n’amène pas de camembert sous vos deux souris. Poussez la colonne b par le bas : chaque dalle monte d’une case.',
        end: 'Vous pouvez gagner tout de suite ! Poussez la colonne b par le bas.',
      },
    },
    end: {
      say: '*Quatre sortes de fromage : vous avez gagné !* Trois choses à retenir : *deux souris par fromage* ; *les dalles glissent, les souris restent*, et la poussée d’un adversaire peut vous nourrir comme vous faire tomber ; *souvenez-vous de ce que cachent les toits*, surtout des trappes.',
    },
  },
};
