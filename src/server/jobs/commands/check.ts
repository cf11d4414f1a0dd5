import { checkStore } from '../../store/check/checkStore';
import { type Command, UsageError } from './Command';

export const check: Command = {
  name: 'check',
  usage: '',
  summary: 'Checks the store against itself: counts, events, links. Names every difference.',
  help: [],
  options: {},
  creates: false,
  prepare({ positionals }) {
    if (positionals.length > 0) throw new UsageError(`What is ${positionals[0]} for?`);
    return async ({ store, print, progress, signal }) => {
      const { issues, differences } = await checkStore(store, progress, signal);
      for (const { project, what, count, examples } of differences) {
        print(
          `${project}: ${count} ${what} (${examples.join(', ')}${count > examples.length ? ', ...' : ''})`,
        );
      }
      if (differences.length > 0) return 1;
      print(`${issues.toLocaleString('en')} issues checked; nothing differs.`);
      return 0;
    };
  },
};
