import { type RawBuilder, sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { describeEachDatabaseEngine } from './databases';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import type { ImportReport } from '../server/importers/report/ImportReport';
import { type GitHubImportOptions, importGithubIssues } from '../server/importers/github/importGithubIssues';
import { createTemporaryInputFolder } from '../server/importers/github/testing/fixtures';

type DatabaseRow = Record<string, unknown>;

/** The project that a test imports into. Each test has its own, which the first import creates. */
export interface ImportedProject {
  getStore(): DatabaseStore;
  /** Imports a file or folder into the project. */
  importFrom(
    source: string,
    options?: Pick<Partial<GitHubImportOptions>, 'repo' | 'report' | 'create'>,
  ): Promise<ImportReport>;
  runSqlQuery(statement: RawBuilder<DatabaseRow>): Promise<DatabaseRow[]>;
  /** Returns an SQL expression for the project's id. */
  buildProjectIdSql(): RawBuilder<unknown>;
  readProjectVersion(): Promise<unknown>;
  /** Makes the following imports of the test create another project. */
  startNewProject(): void;
}

/** Describes imports of GitHub issues on each database engine. `input` is a folder for the imported files. */
export function describeGithubImport(
  name: string,
  tests: (project: ImportedProject, input: ReturnType<typeof createTemporaryInputFolder>) => void,
): void {
  describeEachDatabaseEngine(name, (open) => {
    const input = createTemporaryInputFolder();
    let store: DatabaseStore;
    let lastKey = 0;

    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => input.remove());
    beforeEach(() => project.startNewProject());

    const getKey = () => `K${lastKey}`;
    const query = async (statement: RawBuilder<DatabaseRow>) => (await statement.execute(store.db)).rows;
    const project: ImportedProject = {
      getStore: () => store,
      importFrom: (source, options) =>
        importGithubIssues(
          store,
          { source, projectKey: getKey(), create: true, ...options },
          NOOP_PROGRESS_REPORTER,
        ),
      runSqlQuery: query,
      buildProjectIdSql: () => sql`(SELECT id FROM project WHERE key = ${getKey()})`,
      readProjectVersion: async () =>
        (await query(sql`SELECT version FROM project WHERE key = ${getKey()}`))[0]!.version,
      startNewProject: () => {
        lastKey += 1;
      },
    };
    tests(project, input);
  });
}
