/** Exports several projects with links between them, and imports them together. */
import { NOOP_PROGRESS_REPORTER } from '../../shared/progress';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { insertSmallIssueTracker } from '../../testing/smallTracker';
import type { DatabaseStore } from '../store/DatabaseStore';
import { insertIssueLink } from '../store/import/relations';
import { runInTransaction } from '../store/write/transaction';
import { importExports } from './importExports';
import { createTemporaryInputFolder, formatNdjson } from './testing/inputFiles';
import { readExport } from './winnow/testing/exports';
import { WINNOW_FORMAT } from './winnow/winnowFormat';

const input = createTemporaryInputFolder();
afterAll(() => input.remove());

const importFiles = (store: DatabaseStore, files: readonly string[]) =>
  importExports(store, files, { format: WINNOW_FORMAT, create: true }, NOOP_PROGRESS_REPORTER);

describeEachDatabaseEngine('exports of several projects', (open) => {
  it('are imported with the links between the projects, and importing them again changes nothing', async () => {
    const first = await open();
    const { netId, secId } = await insertSmallIssueTracker(first);
    const [net, sec] = [
      { projectId: netId, number: 2 },
      { projectId: secId, number: 1 },
    ];
    await runInTransaction(first.db, async (tx) => {
      await insertIssueLink(tx, net, 'relates', sec);
      await insertIssueLink(tx, sec, 'blocks', net);
      await insertIssueLink(tx, sec, 'blocks', { projectId: netId, number: 3 });
    });
    const exports = [await readExport(first, 'NET'), await readExport(first, 'SEC')];
    const files = exports.map((records, i) => input.write(`export-${i}.ndjson`, formatNdjson(...records)));

    const second = await open();
    const reports = await importFiles(second, files);
    expect(reports.map(({ project, failure, reasons }) => ({ project, failure, reasons }))).toEqual([
      { project: 'NET', failure: null, reasons: {} },
      { project: 'SEC', failure: null, reasons: {} },
    ]);
    expect(reports[0]!.counts.labels.kept).toBeGreaterThan(0);
    expect([await readExport(second, 'NET'), await readExport(second, 'SEC')]).toEqual(exports);

    const again = await importFiles(second, files);
    expect(again.map(({ counts }) => counts.issues)).toMatchObject([
      { kept: 0, unchanged: 120 },
      { kept: 0, unchanged: 1 },
    ]);
    expect([await readExport(second, 'NET'), await readExport(second, 'SEC')]).toEqual(exports);
  });

  it('are rejected before anything is written if two files are of the same project or a file is not an export', async () => {
    const first = await open();
    await insertSmallIssueTracker(first);
    const records = await readExport(first, 'NET');
    const files = ['one', 'two'].map((name) => input.write(`${name}.ndjson`, formatNdjson(...records)));
    const second = await open();
    await expect(importFiles(second, files)).rejects.toThrow(
      `${files[0]} and ${files[1]} are both exports of the project NET. Give one file per project.`,
    );
    const other = input.write('other.ndjson', formatNdjson({ number: 1, title: 'Not an export' }));
    await expect(importFiles(second, [files[0]!, other])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await second.db.selectFrom('project').select('key').execute()).toEqual([]);
  });
});
