/** The lesson of Burg Appenzell. The keys are those of `src/games/burg-appenzell/learn/lesson.ts`. */
export const lesson = {
  steps: {
    aim: {
      say: 'Welcome to Burg Appenzell! Under these roofs lies cheese. Stand *two of your mice on the same kind* and it is yours. Four kinds win.',
    },
    tower: {
      say: 'Mice come into the castle through the four towers at its corners.',
      task: 'Put your first mouse into the tower at the top left, a1.',
      wrong: {
        other:
          'Every tower is allowed. But the room we want to look into is at the top left, so begin at a1.',
      },
    },
    roof: {
      say: 'Bruno has taken the opposite corner. On your turn you have *four actions*. With the first, a mouse can lift a roof beside it.',
      task: 'Lift the roof of the room beside your tower, at b1.',
      wrong: {
        enter: 'A second mouse will be needed soon. First let us see where it could go: lift the roof at b1.',
        uncover: 'That roof is beside your mouse as well. Let us look into the room at b1 first.',
        slide: 'Pushing tiles you cannot see is guesswork. Lift the roof at b1 first.',
        end: 'You have four actions left, too good to give away. Lift the roof at b1.',
      },
    },
    run: {
      say: 'Two Bries and a Feta! A mouse runs one square for one action: straight, not slantwise, and only where there is no roof.',
      task: 'Run onto the Brie on b1: tap your mouse, then the square.',
      wrong: {
        enter: 'Soon! First leave the tower free: run onto b1.',
        uncover: 'You have found cheese already. Run onto b1.',
        slide: 'That would push a trap into the castle, and nobody needs that now. Run onto b1.',
        end: 'You still have three actions. Run onto b1.',
      },
    },
    further: {
      say: 'One mouse on the Brie. A second must stand on the *same kind*, and it will come from behind. So make room.',
      task: 'Run on to b2, which is Brie as well.',
      wrong: {
        enter: 'A good idea, but a step too early: your mouse is still on b1. Run on to b2.',
        uncover: 'The cheese you need is in front of you. Run on to b2.',
        slide: 'A slide would move the Bries from where they lie so well. Run on to b2.',
        end: 'Two actions are left. Run on to b2.',
      },
    },
    second: {
      say: 'You have one action left, and three more mice waiting outside.',
      task: 'Bring a second mouse into the tower a1.',
      wrong: {
        enter: 'That tower is free too, but far from the Brie. Take a1.',
        uncover: 'Cheese needs two mice, and there is only one in the castle. Bring another one into a1.',
        run: 'Your mouse stands well where it is. Bring another one into a1.',
        slide: 'The tiles lie well as they are. Bring another mouse into a1.',
        end: 'An action is left, just enough for another mouse in a1.',
      },
    },
    cheese: {
      say: 'Bruno has run onto g6 and ended his turn. Roofs go back on rooms without mice; yours stayed open. Now four new actions.',
      task: 'Run with your second mouse from the tower onto b1.',
      wrong: {
        enter: 'Two mice are enough for a cheese. Run from the tower onto b1.',
        uncover: 'Later. The Brie is one step away: run from the tower onto b1.',
        run: 'That mouse already stands on Brie. Let the one in the tower run onto b1.',
        slide: 'The Bries would be pushed away. Run from the tower onto b1 first.',
        end: 'The Brie is only one step away. Run from the tower onto b1.',
      },
    },
    trap: {
      say: '*The Brie is yours!* Once a turn you may also push the spare tile into a row or column. Tiles move, *mice stay*. The spare is a trap, and Bruno’s mouse stands at the end of row 6 …',
      task: 'Push the trap into row 6 from the right: the lowest banner there.',
      wrong: {
        enter: 'There is time for that. First use the trap: push it into row 6 from the right.',
        uncover: 'You can explore later. First use the trap: push it into row 6 from the right.',
        run: 'Your mice stand well. Push the trap into row 6 from the right.',
        slide:
          'There it would not catch Bruno’s mouse. Push it into row 6 from the right, where that mouse stands.',
        end: 'Such a chance does not come often. Push the trap into row 6 from the right.',
      },
    },
    win: {
      say: 'It fell into the dungeon! Whoever loses three mice ends the match. *Some turns later* you have Brie, Feta and Gouda, and two Camemberts lie on b2 and b3.',
      task: 'Get both mice onto Camembert: push column b from below, or jump.',
      wrong: {
        enter:
          'No further mouse is needed. One push from below into column b brings Camembert under both of yours.',
        uncover: 'You see all you need: one push from below into column b brings Camembert under both mice.',
        run: 'Then they would not both stand on Camembert. Let the one on b1 jump over the other to b3, or push column b from below.',
        slide:
          'That does not bring Camembert under both mice. Push column b from below: every tile goes up by one.',
        end: 'You can win this very turn! Push column b from below.',
      },
    },
    end: {
      say: '*Four kinds of cheese: you have won!* Lift roofs, remember what lies under them, and mind the traps. You know all you need.',
    },
  },
};
export type Lesson = typeof lesson;
