import fs from 'node:fs/promises';
import path from 'node:path';
import { NOOP_PROGRESS_REPORTER } from '../../shared/progress';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { createTemporaryFolderPerTest } from '../../testing/temporaryFolder';
import type { DatabaseStore } from '../store/DatabaseStore';
import { importCommand } from './import';
import { createTestFileServices } from '../../testing/testFileServices';

const getTemporaryFolder = createTemporaryFolderPerTest();

/** Returns a store with exclusive access to the same database, in which building an index fails. */
function withoutSpaceForIndexes(store: DatabaseStore): DatabaseStore {
  const background = store.background.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('CREATE INDEX')) throw new Error('No space left on device.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return Object.create(store, {
    background: { value: background },
    lock: { value: { purpose: 'command' } },
  }) as DatabaseStore;
}

describeEachDatabaseEngine('winnow import', (open) => {
  it('records the import in the audit log even if the indexes cannot be built after it', async () => {
    const store = await open();
    const cwd = getTemporaryFolder();
    const issue = { number: 1, title: 'One', created_at: '2020-01-01T00:00:00Z' };
    await fs.writeFile(path.join(cwd, 'issues.json'), JSON.stringify([issue]));
    const run = importCommand.createRunner({
      values: { project: 'NET', create: true },
      positionals: ['github', 'issues.json'],
    });
    const running = run({
      store: withoutSpaceForIndexes(store),
      files: createTestFileServices(),
      search: null,
      wordIndexFolder: null,
      cwd,
      print: () => undefined,
      printError: () => undefined,
      progress: NOOP_PROGRESS_REPORTER,
      restart: () => undefined,
      input: '',
      signal: new AbortController().signal,
    });
    await expect(running).rejects.toThrow('No space left on device.');
    const entries = await store.db.selectFrom('audit_entry').select(['action', 'subject']).execute();
    expect(entries).toEqual([{ action: 'issues_imported', subject: 'NET' }]);
  });
});
