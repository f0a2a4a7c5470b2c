/** The lesson of Die Mauer. The keys are those of `src/games/die-mauer/learn/lesson.ts`. */
export const lesson = {
  steps: {
    aim: {
      say: 'Welcome to Die Mauer! You, Bruno and Carla build one wall. *Whoever is rid of all blocks first* ends the round, and what the others have left costs them points.',
    },
    hide: {
      say: 'You are the *master builder*: hide a block in your fist. If nobody guesses it, you build it. A tower left over would cost you 15 points.',
      task: 'Hide your tower: tap it, then the fist.',
      wrong: {
        empty: 'An empty fist has its uses, and we come to them. Hide the tower first.',
        section: 'A section will always find a place. The tower is much harder to get rid of: hide it now.',
        gate: 'A good choice as well. But the tower costs even more, so hide the tower.',
      },
    },
    guess: {
      say: 'Nobody guessed it: your tower stands. Now Bruno is the master, and *you guess*. Beside a tower neither tower nor gate may stand, so he can only build a section. A 6 would cost him most …',
      task: 'Guess the section of 6.',
      wrong: {
        empty: 'With an empty fist you guess nothing, and build nothing. Try the 6.',
        section: 'Possible. But Bruno will want to be rid of the dearest: guess the 6.',
        gate: 'No gate fits beside the tower, so Bruno would gain nothing by hiding his. Guess the 6.',
      },
    },
    room: {
      say: 'Right! *You build your 6 instead of Bruno.* At the right end there is now a section: an *open end*, with room for one tower or gate. Carla is the master, and will want to use it.',
      task: 'You have no tower left. Guess the gate.',
      wrong: {
        empty: 'Then Carla builds undisturbed. Guess the gate.',
        section: 'Carla has a rare chance to build a gate, and will hardly hide a section. Guess the gate.',
      },
    },
    empty: {
      say: 'Right again, and the gate is gone! Now you are the master. If *only your fist is empty*, you may build whatever you like.',
      task: 'Keep your fist empty: tap it without choosing a block.',
      wrong: {
        section: 'Bruno or Carla could guess that. Try the empty fist: nobody can guess it.',
      },
    },
    any: {
      say: 'Neither Bruno’s nor Carla’s fist was empty. Build any block you have.',
      task: 'Build your dearest one, the section of 4.',
      wrong: {
        other: 'That one is cheap, should it be left over. Be rid of the 4.',
      },
    },
    both: {
      say: 'Bruno is the master. If his fist is empty and yours is *the only other one*, you give him a block. A risky plan, but a lovely one.',
      task: 'Keep your fist empty.',
      wrong: {
        section:
          'A guess might come off as well. But let us try to give Bruno something: keep your fist empty.',
      },
    },
    gift: {
      say: 'Both fists are empty: yours and Bruno’s! He must take what you give him, and Carla does not see what it is.',
      task: 'Give Bruno your section of 3.',
      wrong: {
        other: 'Give him something that costs more: the section of 3.',
      },
    },
    out: {
      say: '*Two turns later* you have built your 2, and a single block is left: the section of 1. Bruno is the master.',
      task: 'Guess the 1, and hope.',
      wrong: {
        other: 'The empty fist can wait. If Bruno shows his 1, you are out: guess the 1.',
      },
    },
    end: {
      say: '*You are out, and have won!* Bruno is charged 44 points, Carla 35, you none. Watch who can still have what, and be hard to read. You know all you need.',
    },
  },
};
export type Lesson = typeof lesson;
