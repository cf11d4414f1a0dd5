import { type RawBuilder, sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { describeEachDatabaseEngine } from './databases';
import type { Store } from '../server/store/Store';
import type { ImportReport } from '../server/importers/report/ImportReport';
import { type GitHubImportOptions, importGithubIssues } from '../server/importers/github/importGithubIssues';
import { createTemporaryInputFolder } from '../server/importers/github/testing/fixtures';

type DatabaseRow = Record<string, unknown>;

/** The project that a test imports into. Each test has its own, which the first import creates. */
export interface ImportedProject {
  store(): Store;
  /** Imports a file or folder into the project. */
  run(
    source: string,
    options?: Pick<Partial<GitHubImportOptions>, 'repo' | 'report' | 'create'>,
  ): Promise<ImportReport>;
  query(statement: RawBuilder<DatabaseRow>): Promise<DatabaseRow[]>;
  /** Returns an SQL expression for the project's id. */
  id(): RawBuilder<unknown>;
  version(): Promise<unknown>;
  /** Makes the following imports of the test create another project. */
  replace(): void;
}

/** Describes imports of GitHub issues on each database engine. `input` is a folder for the imported files. */
export function describeGithubImport(
  name: string,
  tests: (project: ImportedProject, input: ReturnType<typeof createTemporaryInputFolder>) => void,
): void {
  describeEachDatabaseEngine(name, (open) => {
    const input = createTemporaryInputFolder();
    let store: Store;
    let lastKey = 0;

    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => input.remove());
    beforeEach(() => project.replace());

    const getKey = () => `K${lastKey}`;
    const query = async (statement: RawBuilder<DatabaseRow>) => (await statement.execute(store.db)).rows;
    const project: ImportedProject = {
      store: () => store,
      run: (source, options) =>
        importGithubIssues(
          store,
          { source, projectKey: getKey(), create: true, ...options },
          NOOP_PROGRESS_REPORTER,
        ),
      query,
      id: () => sql`(SELECT id FROM project WHERE key = ${getKey()})`,
      version: async () =>
        (await query(sql`SELECT version FROM project WHERE key = ${getKey()}`))[0]!.version,
      replace: () => {
        lastKey += 1;
      },
    };
    tests(project, input);
  });
}
