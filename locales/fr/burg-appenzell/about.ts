import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('fr');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: 'Guidez vos souris dans un château dont le sol coulisse : deux souris par fromage.',
  progress: (done, of) =>
    `En tête : ${plural(done, { one: '# fromage', many: '# de fromages', other: '# fromages' })} sur ${number(of)}`,
  options: {
    layout: {
      name: 'Château',
      line: 'La disposition des salles sous les toits.',
      values: { A: 'Château 1', B: 'Château 2' },
    },
    target: {
      name: 'Fromages pour gagner',
      line: 'Moins de sortes, une partie plus courte.',
      value: n => plural(n, { one: '# sorte', many: '# de sortes', other: '# sortes' }),
    },
    memory: {
      name: 'Aide-mémoire',
      line: 'La mémoire fait la moitié du jeu : ceci vous en dispense.',
      off: 'Non : à vous de retenir',
      on: 'Oui : les dalles restent visibles',
    },
    lastMouse: {
      name: 'Joueur réduit à une souris',
      line: 'Si la partie finit par des chutes, une seule souris peut ne pas suffire pour gagner.',
      off: 'Ne gagne pas après des chutes',
      on: 'Gagne avec le plus de sortes',
    },
  },
};
