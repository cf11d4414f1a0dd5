import { type RawBuilder, sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { describeEachDatabaseEngine } from './databases';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import {
  type WordedImportDifference,
  type WordedImportReport,
  wordImportReport,
} from '../server/domain/imports/importReport';
import type { ImportFormat } from '../server/importers/sources/ImportFormat';
import { type IssueFileImportOptions, importIssues } from '../server/importers/importIssues';
import { createTemporaryInputFolder } from '../server/importers/testing/inputFiles';

const isUnexplained = ({ reasons }: WordedImportDifference): boolean => 'unexplained' in reasons;

type DatabaseRow = Record<string, unknown>;

/** The project that a test imports into. Each test has its own, which the first import creates. */
export interface ImportedProject {
  getStore(): DatabaseStore;
  /** Imports a file or folder into the project. Returns the report as the command line words it. */
  importFrom(
    source: string,
    options?: Pick<Partial<IssueFileImportOptions>, 'only' | 'report' | 'create'>,
  ): Promise<WordedImportReport>;
  runSqlQuery(statement: RawBuilder<DatabaseRow>): Promise<DatabaseRow[]>;
  /** Returns an SQL expression for the project's id. */
  buildProjectIdSql(): RawBuilder<unknown>;
  readProjectVersion(): Promise<unknown>;
  /** Makes the following imports of the test create another project. */
  startNewProject(): void;
}

/** Describes imports of a format on each database engine. `input` is a folder for the imported files. */
export function describeImport(
  format: ImportFormat,
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
      importFrom: async (source, options) => {
        const report = wordImportReport(
          await importIssues(
            store,
            { format, source, projectKey: getKey(), create: true, ...options },
            NOOP_PROGRESS_REPORTER,
          ),
          'commandLine',
        );
        // Every record that an import omits has a reason.
        expect(report.reconciliation?.differences.filter(isUnexplained) ?? []).toEqual([]);
        expect(report.reconciliation?.unexplainedCount ?? 0).toBe(0);
        return report;
      },
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
