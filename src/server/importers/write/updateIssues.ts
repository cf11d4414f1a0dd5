/** Brings known issues up to what their source tells now. */
import type { Transaction } from 'kysely';
import { advanceProject } from '../../store/changes/advanceProject';
import type { Tables } from '../../store/tables/Tables';
import { diffComments, type CommentChanges } from './diffComments';
import { mergeFields, fieldsOf, type IssueFields } from './mergeFields';
import { diffHistory, type HistoryChanges } from './diffHistory';
import { adoptEvents, type Counters, writeComments, writeEvents, writeFields } from './writeChanges';
import { DERIVED } from './history';
import type { IdLookup } from './IdLookup';
import type { ReimportedIssue } from './planBatch';
import { readStored, type StoredIssue } from './stored';

/** What was done to one issue, for the report. */
export interface UpdateResult {
  isChanged: boolean;
  comments: { kept: number; changed: number; unchanged: number; removed: number };
  events: { kept: number; unchanged: number };
}

/** In a transaction, which holds the project's row from here on. */
export async function updateIssues(
  tx: Transaction<Tables>,
  projectId: number,
  issues: readonly ReimportedIssue[],
  lookups: IdLookup,
): Promise<UpdateResult[]> {
  if (issues.length === 0) return [];
  const counters = await tx
    .selectFrom('project')
    .select(['version', 'comment_counter'])
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = { ...counters };
  const stored = await readStored(
    tx,
    projectId,
    issues.map(({ number }) => number),
  );
  const revisions: UpdateResult[] = [];
  for (const known of issues) {
    const here = stored.get(known.number);
    if (here) revisions.push(await reviseIssue(tx, projectId, here, known, lookups, counters));
  }
  if (counters.version !== before.version || counters.comment_counter !== before.comment_counter) {
    await advanceProject(tx, projectId, counters);
  }
  return revisions;
}

async function reviseIssue(
  tx: Transaction<Tables>,
  projectId: number,
  stored: StoredIssue,
  known: ReimportedIssue,
  lookups: IdLookup,
  counters: Counters,
): Promise<UpdateResult> {
  const before = fieldsOf(stored);
  const target = mergeFields(before, known, lookups);
  const comments = diffComments(
    stored.comments,
    known.changed.has('comments') ? known.issue.comments : undefined,
  );
  const history = diffHistory(stored.events, before, target, known, lookups);
  const isChanged = changesAnything(before, target, comments, history);
  if (isChanged) {
    const key = { project_id: projectId, number: known.number };
    const spoken = await writeComments(tx, key, comments, lookups, counters);
    await writeEvents(tx, key, [...history.added, ...spoken], counters);
    await adoptEvents(tx, key, history.adopted);
    await writeFields(tx, key, stored, target, comments);
  }
  await tx
    .updateTable('issue_source')
    .set({ digest: known.digest, url: known.issue.url, raw: JSON.stringify(known.issue.raw) })
    .where('project_id', '=', projectId)
    .where('number', '=', known.number)
    .execute();
  return {
    isChanged,
    comments: {
      kept: comments.added.length,
      changed: comments.edited.length,
      removed: comments.removed.length,
      unchanged: known.changed.has('comments') ? comments.unchanged : (known.issue.comments?.length ?? 0),
    },
    events: {
      kept: history.added.filter(({ sourceId }) => sourceId !== DERIVED).length + history.adopted.length,
      unchanged: known.changed.has('events') ? history.unchanged : (known.issue.events?.length ?? 0),
    },
  };
}

function changesAnything(
  before: IssueFields,
  target: IssueFields,
  comments: CommentChanges,
  history: HistoryChanges,
): boolean {
  return (
    comments.added.length + comments.edited.length + comments.removed.length > 0 ||
    history.added.length + history.adopted.length > 0 ||
    JSON.stringify(before) !== JSON.stringify(target)
  );
}
