/** Verifies the consistency of the database: references, counters and event sequences. Used by `winnow check`. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProgressReporter } from '../../../shared/progress';
import type { DatabaseStore } from '../DatabaseStore';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { PROJECT_CONSISTENCY_CHECKS } from './projectChecks';
import { KEY_RANGE_CONSISTENCY_CHECKS, type ConsistencyCheckRangeKey } from './rangeChecks';

/**
 * Number of rows that one statement of the consistency check reads. It is small, so that on the embedded
 * engine the statements of requests can run in between.
 */
const CONSISTENCY_CHECK_RANGE_ROWS = 2_000;
/** Maximum number of examples per kind of inconsistency. */
export const INCONSISTENCY_EXAMPLES_MAX = 5;

export interface StoreInconsistency {
  project: string;
  /** Description of the inconsistency in the plural, such as "issues whose comment count is wrong". */
  what: string;
  count: number;
  /** Numbers or ids of the first inconsistent rows that were found. */
  examples: string[];
}

export interface StoreConsistencyCheckResult {
  issues: number;
  differences: StoreInconsistency[];
}

interface ConsistencyCheckedProject {
  id: number;
  key: string;
  issue_counter: number;
  comment_counter: number;
  version: number;
}

/**
 * Checks the consistency of all projects, including deleted ones that can be restored.
 * @throws the signal's reason when it is aborted
 */
export async function checkStoreConsistency(
  store: DatabaseStore,
  progress: ProgressReporter,
  signal: AbortSignal,
): Promise<StoreConsistencyCheckResult> {
  const db = store.background;
  const projects = await db
    .selectFrom('project')
    .select(['id', 'key', 'issue_counter', 'comment_counter', 'version'])
    .where('contents', '=', 'kept')
    .orderBy('id')
    .execute();
  const found = new ConsistencyCheckFindings();
  let issues = 0;
  for (const project of projects) {
    for (const { what, query } of PROJECT_CONSISTENCY_CHECKS)
      await found.runConsistencyCheck(project.key, what, db, query(project.id));
    const last: Record<ConsistencyCheckRangeKey, number> = await readHighestConsistencyCheckKeys(db, project);
    progress.start(`Checking ${project.key}`, last.number + last.comment + last.sequence);
    for (const key of ['number', 'comment', 'sequence'] as const) {
      let checkedTo = 0;
      for (;;) {
        signal.throwIfAborted();
        const from = await findNextConsistencyCheckKey(db, project.id, key, checkedTo + 1);
        if (from === null || from > last[key]) break;
        const to = Math.min(from + CONSISTENCY_CHECK_RANGE_ROWS - 1, last[key]);
        for (const check of KEY_RANGE_CONSISTENCY_CHECKS) {
          if (check.over === key)
            await found.runConsistencyCheck(project.key, check.what, db, check.query(project.id, from, to));
        }
        progress.advance(to - checkedTo);
        checkedTo = to;
      }
    }
    progress.finish();
    issues += await countProjectIssues(db, project.id);
  }
  return { issues, differences: found.listInconsistencies() };
}

/**
 * Returns the highest issue number, comment id and event sequence to check. Rows beyond the project's
 * counters are included, because a counter can be wrong.
 */
async function readHighestConsistencyCheckKeys(
  db: Kysely<DatabaseTables>,
  project: ConsistencyCheckedProject,
): Promise<Record<ConsistencyCheckRangeKey, number>> {
  const { rows } = await sql<Record<ConsistencyCheckRangeKey, number | null>>`SELECT
    greatest(
      (SELECT max(number) FROM issue WHERE project_id = ${project.id}),
      (SELECT max(number) FROM issue_text WHERE project_id = ${project.id})) AS number,
    (SELECT max(id) FROM comment WHERE project_id = ${project.id}) AS comment,
    (SELECT max(sequence) FROM event WHERE project_id = ${project.id}) AS sequence`.execute(db);
  const row = rows[0]!;
  return {
    number: Math.max(row.number ?? 0, project.issue_counter),
    comment: Math.max(row.comment ?? 0, project.comment_counter),
    sequence: Math.max(row.sequence ?? 0, project.version),
  };
}

/**
 * Returns the first key from `from` on that has to be checked, or null if there is none. This skips gaps between
 * numbers, which may be long. Event sequences are never skipped, because a missing one is an inconsistency.
 */
async function findNextConsistencyCheckKey(
  db: Kysely<DatabaseTables>,
  projectId: number,
  key: ConsistencyCheckRangeKey,
  from: number,
): Promise<number | null> {
  if (key === 'sequence') return from;
  const firstOf = (table: string, column: string) =>
    sql`(SELECT min(${sql.ref(column)}) FROM ${sql.table(table)}
      WHERE project_id = ${projectId} AND ${sql.ref(column)} >= ${from}::bigint)`;
  const candidates =
    key === 'comment'
      ? [firstOf('comment', 'id')]
      : ['issue', 'issue_text', 'issue_link'].map((table) => firstOf(table, 'number'));
  const { rows } = await sql<{ next: number | null }>`SELECT least(${sql.join(candidates)}) AS next`.execute(
    db,
  );
  return rows[0]!.next;
}

async function countProjectIssues(db: Kysely<DatabaseTables>, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('issue')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
}

class ConsistencyCheckFindings {
  readonly #differences = new Map<string, StoreInconsistency>();

  /** Runs a consistency check: a query that returns a row `at` for each inconsistency. */
  async runConsistencyCheck(
    project: string,
    what: string,
    db: Kysely<DatabaseTables>,
    query: RawBuilder<{ at: string }>,
  ): Promise<void> {
    const { rows } = await query.execute(db);
    if (rows.length === 0) return;
    const id = `${project} ${what}`;
    const difference = this.#differences.get(id) ?? { project, what, count: 0, examples: [] };
    difference.count += rows.length;
    difference.examples.push(
      ...rows.slice(0, INCONSISTENCY_EXAMPLES_MAX - difference.examples.length).map(({ at }) => String(at)),
    );
    this.#differences.set(id, difference);
  }

  listInconsistencies(): StoreInconsistency[] {
    return [...this.#differences.values()];
  }
}
