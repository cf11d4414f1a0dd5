import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tokenizeQueryWord } from '../../../shared/query/tokens';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createProject } from '../../store/load/createProject';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';
import { buildWordIndex } from './buildWordIndex';
import { createWordIndex } from './createWordIndex';

describeEachDatabaseEngine('buildWordIndex', (open) => {
  const folder = createTemporaryFolderPerTest();
  let store: DatabaseStore;
  let projectId: number;

  beforeEach(async () => {
    store = await open();
    const project = { key: 'NET', name: 'Network', description: '', createdAt: new Date(0) };
    projectId = await createProject(store.db, { ...project, visibility: 'public' });
  });

  const load = (...numbers: number[]) =>
    bulkLoadIssues(
      store,
      projectId,
      numbers.map((number) => createNewIssueWithDefaults({ number, body: number % 2 ? 'odd' : 'even' })),
    );
  const listSegments = () =>
    readdirSync(path.join(folder(), String(projectId))).filter((name) => name.endsWith('.segment'));
  const findOdd = async () => {
    const index = createWordIndex({ store, folder: folder() });
    try {
      await index.loadProjectIndex(projectId);
      const { version } = await store.db
        .selectFrom('project')
        .select('version')
        .where('id', '=', projectId)
        .executeTakeFirstOrThrow();
      const found = await index.findMatchingIssues(
        projectId,
        {
          kind: 'text',
          text: 'odd',
          tokens: tokenizeQueryWord('odd'),
          phrase: false,
          prefix: false,
          fields: ['body'],
          start: 0,
          end: 0,
        },
        version,
      );
      return found && [...found.value];
    } finally {
      await index.close();
    }
  };

  it('leaves files that a server opens without reading the texts again', async () => {
    await load(1, 2, 3);
    await buildWordIndex(store, folder(), projectId);
    const segments = listSegments();
    expect(segments).toHaveLength(1);
    expect(await findOdd()).toEqual([1, 3]);
    expect(listSegments()).toEqual(segments);
  });

  it('adds the issues of a second load', async () => {
    await load(1, 2, 3);
    await buildWordIndex(store, folder(), projectId);
    await load(4, 5);
    await buildWordIndex(store, folder(), projectId);
    expect(await findOdd()).toEqual([1, 3, 5]);
  });

  it('rejects when the files cannot be written', async () => {
    await load(1);
    const file = path.join(folder(), 'file');
    writeFileSync(file, '');
    await expect(buildWordIndex(store, file, projectId)).rejects.toThrow();
    expect(existsSync(file)).toBe(true);
  });
});
