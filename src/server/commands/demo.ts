import { DEMO_ISSUES_MAX } from '../../shared/limits';
import { createDemoTracker } from '../demo/createDemoTracker';
import { rejectPositionalArguments, requireProjectKeyOption } from './arguments';
import { type CliCommand, UsageError } from './CliCommand';
import { prepareWordIndex } from './prepareWordIndex';

export const demoCommand: CliCommand = {
  name: 'demo',
  usage: '--issues N --project KEY',
  summary: 'Create a project with generated issues.',
  help: ['--issues N     number of issues', '--project KEY  key of the new project'],
  options: { issues: { type: 'string' }, project: { type: 'string' } },
  createsDatabase: true,
  createRunner({ values, positionals }) {
    rejectPositionalArguments(positionals);
    const projectKey = requireProjectKeyOption(values.project);
    const issues = Number(values.issues);
    if (!Number.isInteger(issues) || issues < 1 || issues > DEMO_ISSUES_MAX) {
      throw new UsageError(`--issues must be a number from 1 to ${DEMO_ISSUES_MAX}.`);
    }
    return async (context) => {
      const { store, print, progress } = context;
      await createDemoTracker(store, { issues, projectKey, progress });
      await prepareWordIndex(context, projectKey);
      print(`Created ${projectKey} with ${issues.toLocaleString('en')} issues.`);
      return 0;
    };
  },
};
