/** The lesson of Muro contro muro. The keys are those of `src/games/muro-contro-muro/learn/lesson.ts`. */
export const lesson = {
  steps: {
    aim: {
      say: 'Welcome to Muro contro muro! You and Bruno build *one wall*, and each of you sees one side of it. Long lines of *your colour on your side* score.',
    },
    colour: {
      say: 'Each of you takes a colour. The third one belongs to nobody.',
      task: 'Take green.',
      wrong: {
        other: 'That is a fine colour too. But let us take green this time, so that the pictures fit.',
      },
    },
    first: {
      say: 'Bruno has taken fuchsia, and you begin. The die shows *green*: lay a brick with a green face. Its other face is what Bruno sees.',
      task: 'Lay green and light blue, with the green towards you.',
      wrong: {
        away: 'Then Bruno would see the green, and on his side green is worth nothing. Turn the brick round.',
        gift: 'Green for you, but fuchsia for Bruno! Give him light blue instead, which is nobody’s.',
        plain:
          'All green works too, but the green on the back is wasted. Save it, and lay green and light blue.',
      },
    },
    row: {
      say: 'Bruno has laid to the right of it. Bricks side by side make a *row*. The longest row is worth 8 points.',
      task: 'Lay green and light blue at the left end, beside your first brick.',
      wrong: {
        away: 'The green would look at Bruno. Turn the brick, and lay it at the left end.',
        gift: 'Bruno would get a fuchsia out of it. Take green and light blue, for the left end.',
        plain: 'All green can wait for later. Take green and light blue, for the left end.',
        place: 'There it would not make your row longer. Lay it at the left end, beside your first brick.',
      },
    },
    diagonal: {
      say: 'Two in a row! Now upwards: a brick rests on *two others*. Bricks that slant upwards make a *diagonal*, worth 10 points. The die shows light blue.',
      task: 'Lay green and light blue on top of your two greens.',
      wrong: {
        away: 'Your side would not get any green there. Lay green and light blue on top of your two greens, green towards you.',
        gift: 'Bruno would be glad of the fuchsia. Lay green and light blue on top of your two greens.',
        place: 'The right brick! But it belongs on top of your two greens, for a diagonal.',
      },
    },
    block: {
      say: 'Bruno builds as well: on his side there are two fuchsias in a row, at the right end. You rolled *not your colour*. A good moment to stand in his way.',
      task: 'Lay all light blue at the right end of the base.',
      wrong: {
        gift: 'On Bruno’s side that is fuchsia, just what he needs. Take all light blue, at the right end.',
        place: 'There it is in nobody’s way. Lay it at the right end, where Bruno’s row wants to grow.',
        brick:
          'That would do as well, but the fuchsia on it is still good for something. Take all light blue, at the right end.',
      },
    },
    turn: {
      say: 'Now the die shows *move*: take a free brick of the wall and lay it elsewhere, or turn it round. The upper brick on the right gives Bruno a diagonal …',
      task: 'Turn the upper right brick round where it stands.',
      wrong: {
        moved:
          'You can move it, too. But turning it on the spot takes the fuchsia away and keeps the place taken.',
        other:
          'That is allowed, but does not hurt Bruno. Turn the upper right brick round: it has his diagonal.',
      },
    },
    win: {
      say: '*Many turns later* one brick is left, and it is yours: all green. The row is yours, 4 to 3. Bruno’s diagonal is longer, 3 to 4, and the connections are equal, 8 to 8. Equal numbers share the points.',
      task: 'Lay the last brick so that it makes your connection larger and, better still, your diagonal.',
      wrong: {
        other:
          'There it does not join your greens, and Bruno would win by his diagonal. Look for a place that touches your large group of greens.',
      },
    },
    end: {
      say: '*You have won!* Show your colour, hide your rival’s, and keep an eye on all three awards. You know all you need.',
    },
  },
};
export type Lesson = typeof lesson;
