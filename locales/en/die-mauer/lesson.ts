/** The lesson of Die Mauer. The keys are those of `src/games/die-mauer/learn/lesson.ts`. */
export const lesson = {
  steps: {
    aim: {
      say: 'Welcome to Die Mauer! You, Bruno and Carla build one wall together. Everyone starts with the same *seven blocks*: five wall sections (1, 2, 3, 4 and 6), a tower and a gate. When a player has *no blocks left*, the round ends, and everyone else gets penalty points for what they still hold.',
    },
    hide: {
      say: 'Each turn one player is the *master builder* and hides a block in a fist. If nobody guesses it, the master builds it. This turn the master is you. A tower left over would cost you 15 points, so get rid of it early.',
      task: 'Hide your tower: tap it, then tap the fist.',
      wrong: {
        empty: 'An empty fist has its uses; we’ll get to them. For now, hide the tower.',
        section:
          'A section can be built at almost any time. The tower is much harder to get rid of: hide it now.',
        gate: 'A good choice too. But the tower costs even more, so hide the tower.',
      },
    },
    guess: {
      say: 'Nobody guessed it, so your tower is built. Now Bruno is the master and *you guess*: hide the block you think he is hiding. If you match it, you build yours instead. A wrong guess costs nothing; your block stays in your hand. Towers and gates may never stand side by side, so Bruno can only build a section. His 6 would cost him most…',
      task: 'Guess the section of 6: hide your own 6.',
      wrong: {
        empty: 'An empty fist guesses nothing and builds nothing. Try the 6.',
        section: 'Possible. But Bruno will want to get rid of his most expensive section: guess the 6.',
        gate: 'No gate fits beside the tower, so Bruno has no reason to hide his. Guess the 6.',
      },
    },
    room: {
      say: 'Right! *You build your 6 and Bruno builds nothing.* The wall now ends in a section on the right. That is an *open end*: a tower or gate fits there. Carla is the master and will want to use it.',
      task: 'You have no tower left. Guess the gate.',
      wrong: {
        empty: 'Then nobody stops Carla. Guess the gate.',
        section:
          'Carla has a rare chance to build a gate, so she’s unlikely to hide a section. Guess the gate.',
      },
    },
    empty: {
      say: 'Right again, and your gate is gone! Now you’re the master. If the master’s fist is the *only empty one*, the master builds any block they like, and nobody can stop it.',
      task: 'Keep your fist empty: tap it without choosing a block.',
      wrong: {
        section: 'Bruno or Carla could guess that. Try the empty fist instead.',
      },
    },
    any: {
      say: 'Neither Bruno’s nor Carla’s fist was empty, so you may build any block.',
      task: 'Build your most expensive one, the section of 4.',
      wrong: {
        other: 'That one costs little if it’s left over. Build the 4.',
      },
    },
    both: {
      say: 'Bruno is the master. If his fist is empty and yours is *the only other empty one*, you give him one of your blocks. It’s a gamble, but a rewarding one.',
      task: 'Keep your fist empty.',
      wrong: {
        section: 'A guess might work too. But let’s try to give Bruno something: keep your fist empty.',
      },
    },
    gift: {
      say: 'Just two empty fists: yours and Bruno’s! He has to take whatever you give him, and Carla won’t see what it is.',
      task: 'Give Bruno your section of 3.',
      wrong: {
        other: 'Give him something that costs more: the section of 3.',
      },
    },
    out: {
      say: '*Two turns later* you have built your 2, and one block is left: the section of 1. Bruno is the master.',
      task: 'Guess the 1, and hope.',
      wrong: {
        other: 'The empty fist can wait. If Bruno hides his 1, you build your last block: guess the 1.',
      },
    },
    end: {
      say: '*No blocks left: you win!* Bruno gets 44 penalty points, Carla 35, you none. A full match has several rounds, and the fewest penalty points win. Three things to remember: *get rid of your tower and gate while there’s an open end*; *a wrong guess costs nothing*; *keep track of who can still have what*.',
    },
  },
};
export type Lesson = typeof lesson;
