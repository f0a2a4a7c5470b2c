/** The lesson of Muro contro muro. The keys are those of `src/games/muro-contro-muro/learn/lesson.ts`. */
export const lesson = {
  steps: {
    aim: {
      say: 'Welcome to Muro contro muro! You and Bruno build *one brick wall between you*, and each of you sees one side of it. At the end, the best lines of *your colour on your side* score points.',
    },
    colour: {
      say: 'Each of you takes one of three colours. The third belongs to nobody.',
      task: 'Take green.',
      wrong: {
        other: 'A fine colour too. But take green this time, so that the lesson fits.',
      },
    },
    first: {
      say: 'Bruno took fuchsia, and you go first. Each turn starts with a roll of the die. It shows *green*: lay a brick that has a green face. You see one face of the brick; Bruno sees the other.',
      task: 'Lay the green and light blue brick, with green facing you.',
      wrong: {
        away: 'Then Bruno would see the green, and on his side green is worth nothing. Turn the brick round.',
        gift: 'Green for you, but fuchsia for Bruno! Give him light blue instead: it’s nobody’s colour.',
        plain:
          'All green works too, but the green on the back is wasted. Save that brick, and lay green and light blue.',
      },
    },
    row: {
      say: 'Bruno laid a brick to the right of yours. The bottom row is called the *base*; it grows at either end. Bricks of your colour side by side make a *row*. The player with the longer row scores 8 points.',
      task: 'Lay green and light blue at the left end, beside your first brick.',
      wrong: {
        away: 'The green would face Bruno. Turn the brick, and lay it at the left end.',
        gift: 'That would give Bruno a fuchsia. Lay green and light blue at the left end.',
        plain: 'Save all green for later. Lay green and light blue at the left end.',
        place: 'That wouldn’t make your row longer. Lay it at the left end, beside your first brick.',
      },
    },
    diagonal: {
      say: 'Two in a row! Now build upwards: above the base, a brick rests half on each of *two neighbours*. Bricks of your colour that climb in a straight slanting line make a *diagonal*. The longer diagonal scores 10 points. The die shows light blue.',
      task: 'Lay green and light blue on top of your two greens.',
      wrong: {
        away: 'That gives your side no green. Lay green and light blue on top of your two greens, with green facing you.',
        gift: 'Bruno would love that fuchsia. Lay green and light blue on top of your two greens.',
        place: 'The right brick! But it belongs on top of your two greens, where it makes a diagonal.',
      },
    },
    block: {
      say: 'Bruno is building too: on his side he has two fuchsias in a row, at the right end. Your roll, *not your colour*, means a brick with no green at all. A good moment to get in his way.',
      task: 'Lay the all-light-blue brick at the right end of the base.',
      wrong: {
        gift: 'On Bruno’s side that’s fuchsia, just what he needs. Lay all light blue at the right end.',
        place: 'That doesn’t stop him. Lay it at the right end, where Bruno’s row wants to grow.',
        brick: 'That would stop him too, but better save the fuchsia. Lay all light blue at the right end.',
      },
    },
    turn: {
      say: 'Now the die shows *move*: take a *free* brick, one with nothing resting on it, and lay it elsewhere or turn it round. The upper brick on the right gives Bruno a diagonal…',
      task: 'Turn the upper right brick round where it is.',
      wrong: {
        moved:
          'You may move it too. But turned on the spot, it takes away the fuchsia and still fills the space.',
        other:
          'Allowed, but it doesn’t hurt Bruno. Turn the upper right brick round: it’s part of his diagonal.',
      },
    },
    win: {
      say: '*Many turns later* one brick is left, and it’s your turn: all green. One more thing scores: a *connection* is a group of your bricks that touch, sideways or diagonally. The larger one scores 6 points; ties are shared. You lead the row 4 to 3, Bruno leads the diagonal 4 to 3, and the connections are tied at 8.',
      task: 'Lay the last brick where it enlarges your connection, or even better, your diagonal too.',
      wrong: {
        other:
          'It doesn’t touch your greens there, and Bruno would win with his diagonal. Find a place that touches your large group of greens.',
      },
    },
    end: {
      say: '*You win!* The match ends when the pile is empty, and the most points win. Three things to remember: *show your colour on your side*; *keep your rival’s colour off the other*; *watch all three: diagonal 10, row 8, connection 6*.',
    },
  },
};
export type Lesson = typeof lesson;
