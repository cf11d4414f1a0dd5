import path from 'node:path';
import { formatReport } from '../../importers/formatReport';
import { importGithub } from '../../importers/github';
import { isAlone } from '../../importers/pace';
import { withoutIndexes } from '../../store/load/withoutIndexes';
import { vacuumAfterLoad } from '../../store/maintenance/vacuum';
import { type Command, UsageError } from './Command';
import { requireKey, visibilityOf } from './words';

const FORMATS = ['github'];

export const importCommand: Command = {
  name: 'import',
  usage:
    'github FILE|DIR --project KEY [--create] [--visibility public|internal|private] [--repo OWNER/NAME] [--report FILE]',
  summary: 'Brings a tracker in. Doing it again changes what has changed, and nothing else.',
  help: [
    'github             NDJSON or a JSON array of issues, a folder of saved REST pages, or what',
    '                   `gh issue list --json` prints; also packed with gzip',
    '--project KEY      the project they go to',
    '--create           makes that project if there is none',
    '--visibility V     of a project that is made: public, internal or private',
    '--repo OWNER/NAME  of several repositories in the file, the one to take',
    '--report FILE      writes what was read, kept, changed, skipped and dropped, as JSON',
  ],
  options: {
    project: { type: 'string' },
    create: { type: 'boolean' },
    visibility: { type: 'string' },
    repo: { type: 'string' },
    report: { type: 'string' },
  },
  creates: true,
  prepare({ values, positionals }) {
    const [format, file, ...rest] = positionals;
    if (!format || !FORMATS.includes(format)) throw new UsageError(`It can import ${FORMATS.join(', ')}.`);
    if (!file || rest.length > 0) throw new UsageError('It takes one file or folder.');
    const projectKey = requireKey(values.project);
    const visibility = visibilityOf(values.visibility);
    return async ({ store, cwd, print, progress, signal }) => {
      const options = {
        source: path.resolve(cwd, file),
        projectKey,
        create: values.create === true,
        visibility,
        repo: values.repo as string | undefined,
        report: typeof values.report === 'string' ? path.resolve(cwd, values.report) : undefined,
        signal,
      };
      const load = () => importGithub(store, options, progress);
      const report = isAlone(store) ? await withoutIndexes(store, load, progress) : await load();
      const { kept, changed } = report.counts.issues;
      await vacuumAfterLoad(store.background, kept + changed);
      print(formatReport(report));
      return report.failure === null ? 0 : 1;
    };
  },
};
