/** Writes the states, labels and milestones of an exported project with their original ids, and rows of its issues. */
import { sql } from 'kysely';
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER } from '../../../shared/issue';
import { advanceProjectVersion } from '../changes/advanceProject';
import { lockProjectCounters } from '../changes/projectCounters';
import { CopyRowBuffer } from '../load/CopyRowBuffer';
import { copyRowsIntoTable } from '../load/copyRowsIntoTable';
import type { Insertable } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from '../write/transaction';
import { type ImportedIssueEvent, insertIssueEvents } from './updateIssue';

type Row<Table extends keyof DatabaseTables> = Omit<Insertable<DatabaseTables[Table]>, 'project_id'>;

export interface RestoredProject {
  states: readonly Row<'workflow_state'>[];
  transitions: readonly Row<'workflow_transition'>[];
  labels: readonly Row<'label'>[];
  milestones: readonly Row<'milestone'>[];
  redirects: readonly Row<'issue_redirect'>[];
  /** Events of the project itself, in chronological order. */
  events: readonly ImportedIssueEvent[];
  /** Highest issue number and comment id that have been assigned. New issues and comments get higher ones. */
  lastIssueNumber: number;
  lastCommentId: number;
}

/** Maximum number of rows that one statement inserts. */
const ROWS_PER_STATEMENT = 1_000;

/**
 * Writes the states, labels and milestones of an exported project. The target project must have no issues, labels or
 * milestones.
 * @returns whether they were written; false if the project is not empty
 */
export async function writeRestoredProject(
  tx: Transaction,
  projectId: number,
  project: RestoredProject,
): Promise<boolean> {
  const { version, issue_counter } = await lockProjectCounters(tx, projectId);
  if (issue_counter > 0 || (await hasLabelsOrMilestones(tx, projectId))) return false;
  for (const table of ['workflow_transition', 'workflow_state'] as const)
    await tx.deleteFrom(table).where('project_id', '=', projectId).execute();
  await insertRows(tx, projectId, 'workflow_state', project.states);
  await insertRows(tx, projectId, 'workflow_transition', project.transitions);
  await insertRows(tx, projectId, 'label', project.labels);
  await insertRows(tx, projectId, 'milestone', project.milestones);
  await insertRows(tx, projectId, 'issue_redirect', project.redirects);
  const key = { projectId, number: PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER };
  for (let at = 0; at < project.events.length; at += ROWS_PER_STATEMENT)
    await insertIssueEvents(tx, key, version + at, project.events.slice(at, at + ROWS_PER_STATEMENT));
  await advanceProjectVersion(tx, projectId, {
    version: version + project.events.length,
    issue_counter: project.lastIssueNumber,
    comment_counter: project.lastCommentId,
  });
  return true;
}

async function hasLabelsOrMilestones(tx: Transaction, projectId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM label WHERE project_id = ${projectId}
    UNION ALL SELECT FROM milestone WHERE project_id = ${projectId} LIMIT 1`.execute(tx);
  return rows.length > 0;
}

async function insertRows(
  tx: Transaction,
  projectId: number,
  table: 'workflow_state' | 'workflow_transition' | 'label' | 'milestone' | 'issue_redirect',
  rows: readonly object[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const values = rows.slice(at, at + ROWS_PER_STATEMENT).map((row) => ({ project_id: projectId, ...row }));
    await tx.insertInto(table).values(values).execute();
  }
}

/** Buffers the rows of restored issues in tables that the bulk loader does not fill. */
export class RestoredIssueRows {
  readonly #projectId: number;
  readonly #tables = {
    issue_link: CopyRowBuffer.createRowBufferForTable('issue_link', {
      project_id: 'int4',
      number: 'int4',
      kind: 'int2',
      to_project_id: 'int4',
      to_number: 'int4',
      moves_votes: 'bool',
    }),
    vote: CopyRowBuffer.createRowBufferForTable('vote', {
      project_id: 'int4',
      number: 'int4',
      user_id: 'int4',
      created_at: 'timestamptz',
    }),
    reaction: CopyRowBuffer.createRowBufferForTable('reaction', {
      project_id: 'int4',
      number: 'int4',
      comment_id: 'int4',
      content: 'int2',
      user_id: 'int4',
      created_at: 'timestamptz',
    }),
    duplicate_transfer: CopyRowBuffer.createRowBufferForTable('duplicate_transfer', {
      project_id: 'int4',
      number: 'int4',
      to_number: 'int4',
    }),
    duplicate_vote: CopyRowBuffer.createRowBufferForTable('duplicate_vote', {
      project_id: 'int4',
      number: 'int4',
      user_id: 'int4',
      counted_at: 'int4',
      created_at: 'timestamptz',
    }),
    duplicate_watch: CopyRowBuffer.createRowBufferForTable('duplicate_watch', {
      project_id: 'int4',
      number: 'int4',
      user_id: 'int4',
      origin: 'int4',
    }),
    sub_issue_position: CopyRowBuffer.createRowBufferForTable('sub_issue_position', {
      project_id: 'int4',
      parent_number: 'int4',
      number: 'int4',
      position: 'int8',
    }),
  };

  constructor(projectId: number) {
    this.#projectId = projectId;
  }

  addLink(link: {
    number: number;
    kind: number;
    to_project_id: number | null;
    to_number: number;
    moves_votes: boolean;
  }): void {
    const to_project_id = link.to_project_id ?? this.#projectId;
    this.#tables.issue_link.addRow({ ...link, project_id: this.#projectId, to_project_id });
  }

  addVote(vote: { number: number; user_id: number; created_at: Date }): void {
    this.#tables.vote.addRow({ project_id: this.#projectId, ...vote });
  }

  addReaction(reaction: {
    number: number;
    comment_id: number;
    content: number;
    user_id: number;
    created_at: Date;
  }): void {
    this.#tables.reaction.addRow({ project_id: this.#projectId, ...reaction });
  }

  addTransfer(transfer: { number: number; to_number: number }): void {
    this.#tables.duplicate_transfer.addRow({ project_id: this.#projectId, ...transfer });
  }

  addDuplicateVote(vote: { number: number; user_id: number; counted_at: number; created_at: Date }): void {
    this.#tables.duplicate_vote.addRow({ project_id: this.#projectId, ...vote });
  }

  addDuplicateWatch(watch: { number: number; user_id: number; origin: number }): void {
    this.#tables.duplicate_watch.addRow({ project_id: this.#projectId, ...watch });
  }

  /** Adds the position of a sub-issue. Positions must be inserted before the issues, which otherwise get new ones. */
  addPosition(place: { parent_number: number; number: number; position: number }): void {
    this.#tables.sub_issue_position.addRow({ project_id: this.#projectId, ...place });
  }

  /** Inserts all rows. Must be called only once. */
  async insert(tx: Transaction): Promise<void> {
    for (const rows of Object.values(this.#tables)) if (rows.rowCount > 0) await copyRowsIntoTable(tx, rows);
  }
}
