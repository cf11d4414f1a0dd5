import { createDemo } from '../demo/createDemo';
import { discardUnfinishedDemo } from '../demo/demoState';
import { type Command, UsageError } from './Command';
import { noMore, requireKey } from './words';

const ISSUES_MAX = 5_000_000;

export const demo: Command = {
  name: 'demo',
  usage: '--issues N --project KEY',
  summary: 'Makes a project filled with generated issues.',
  help: ['--issues N     how many', '--project KEY  the key of the new project'],
  options: { issues: { type: 'string' }, project: { type: 'string' } },
  creates: true,
  prepare({ values, positionals }) {
    noMore(positionals);
    const projectKey = requireKey(values.project);
    const issues = Number(values.issues);
    if (!Number.isInteger(issues) || issues < 1 || issues > ISSUES_MAX) {
      throw new UsageError(`--issues takes a whole number from 1 to ${ISSUES_MAX}.`);
    }
    return async ({ store, print, progress }) => {
      try {
        await createDemo(store, { issues, projectKey, progress });
      } catch (error) {
        // Half a tracker is of no use to anybody.
        await discardUnfinishedDemo(store);
        throw error;
      }
      print(`${projectKey} has ${issues.toLocaleString('en')} issues.`);
      return 0;
    };
  },
};
