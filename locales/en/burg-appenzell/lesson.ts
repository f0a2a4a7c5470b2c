/** The lesson of Burg Appenzell. The keys are those of `src/games/burg-appenzell/learn/lesson.ts`. */
export const lesson = {
  steps: {
    aim: {
      say: 'Welcome to Burg Appenzell! Cheese is hidden under these roofs. Get *two of your mice onto the same kind of cheese* and that kind is yours. The first player with four kinds wins.',
    },
    tower: {
      say: 'Mice enter the castle through the four towers at its corners.',
      task: 'Put your first mouse into the top left tower, a1.',
      wrong: {
        other: 'Any tower is allowed. But the room we want to explore is at the top left, so start at a1.',
      },
    },
    roof: {
      say: 'Bruno took the opposite corner. On your turn you have *four actions*. One of them: lift a roof next to one of your mice.',
      task: 'Lift the roof of the room beside your tower, at b1.',
      wrong: {
        enter: 'You’ll need a second mouse soon. But first see where it could go: lift the roof at b1.',
        uncover: 'That roof is next to your mouse too. But look into the room at b1 first.',
        slide: 'Sliding tiles you can’t see is guesswork. Lift the roof at b1 first.',
        end: 'You still have four actions. Lift the roof at b1.',
      },
    },
    run: {
      say: 'Two Bries and a Feta! For one action a mouse runs one square: straight, never diagonally, and only where the roof is off.',
      task: 'Run onto the Brie on b1: tap your mouse, then the square.',
      wrong: {
        enter: 'Soon! First make room in the tower: run onto b1.',
        uncover: 'You’ve already found cheese. Run onto b1.',
        slide: 'That would push a trap into the castle, and you don’t need one there now. Run onto b1.',
        end: 'You still have three actions. Run onto b1.',
      },
    },
    further: {
      say: 'One mouse is on Brie. The second must stand on the *same kind*, and it will come from behind. So make room.',
      task: 'Run on to b2, which is also Brie.',
      wrong: {
        enter: 'Good idea, but one step too early: your mouse is still on b1. Run on to b2.',
        uncover: 'The cheese you need is right in front of you. Run on to b2.',
        slide: 'A slide would move the Bries, and they’re perfect where they are. Run on to b2.',
        end: 'You still have two actions. Run on to b2.',
      },
    },
    second: {
      say: 'One action is left, and your tower is free again. A new mouse costs one action.',
      task: 'Bring a second mouse into tower a1.',
      wrong: {
        enter: 'That tower is free too, but far from the Brie. Choose a1.',
        uncover: 'Cheese takes two mice, and you have only one in the castle. Bring another into a1.',
        run: 'Your mouse is fine where it is. Bring another into a1.',
        slide: 'The tiles are fine where they are. Bring another mouse into a1.',
        end: 'You have one action left, just enough to bring another mouse into a1.',
      },
    },
    cheese: {
      say: 'Bruno ran onto g6 and ended his turn. At the end of a turn, rooms without mice get their roofs back; yours stayed open. You have four new actions.',
      task: 'Run your second mouse from the tower onto b1.',
      wrong: {
        enter: 'Two mice are enough for a cheese. Run from the tower onto b1.',
        uncover: 'Later. The Brie is one step away: run from the tower onto b1.',
        run: 'That mouse is already on Brie. Run the one in the tower onto b1.',
        slide: 'That would push the Bries away. Run from the tower onto b1 first.',
        end: 'The Brie is only one step away. Run from the tower onto b1.',
      },
    },
    trap: {
      say: '*The Brie is yours!* Once per turn you may also *slide*: push the spare tile beside the castle into row 2, 4 or 6 or column b, d or f. The *banners* at the edge mark where. The tiles move, but *mice stay put*. The spare is a trap, and Bruno’s mouse is at the right end of row 6…',
      task: 'Slide row 6 from the right: tap the lowest banner on that side.',
      wrong: {
        enter: 'There’s time for that. Use the trap first: slide row 6 from the right.',
        uncover: 'You can explore later. Use the trap first: slide row 6 from the right.',
        run: 'Your mice are fine where they are. Slide row 6 from the right.',
        slide: 'The trap wouldn’t catch Bruno’s mouse there. Slide row 6 from the right, where it stands.',
        end: 'You won’t get many chances like this. Slide row 6 from the right.',
      },
    },
    win: {
      say: 'Bruno’s mouse fell into the dungeon! When a player loses a third mouse, the match ends, and whoever has the most kinds among the others wins. *Some turns later* you have Brie, Feta and Gouda, and there are two Camemberts on b2 and b3. A mouse may also *jump* over other mice, paying one action per square.',
      task: 'Get both mice onto Camembert: slide column b from below, or jump.',
      wrong: {
        enter: 'You don’t need another mouse. One slide from below in column b puts both mice on Camembert.',
        uncover:
          'You can see everything you need: one slide from below in column b puts both mice on Camembert.',
        run: 'Then they wouldn’t both be on Camembert. Jump with the one on b1 over the other to b3, or slide column b from below.',
        slide:
          'That doesn’t put both mice on Camembert. Slide column b from below: every tile moves up by one.',
        end: 'You can win right now! Slide column b from below.',
      },
    },
    end: {
      say: '*Four kinds of cheese: you win!* Three things to remember: *two mice per cheese*; *tiles slide, mice stay*, so a rival’s slide can feed you or drop you; *remember what’s under the roofs*, above all the traps.',
    },
  },
};
export type Lesson = typeof lesson;
