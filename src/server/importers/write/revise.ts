/** Brings known issues up to what their source tells now. */
import type { Transaction } from 'kysely';
import { advanceProject } from '../../store/changes/advanceProject';
import type { Tables } from '../../store/tables/Tables';
import { amendComments, type CommentChanges } from './amendComments';
import { amendFields, fieldsOf, type IssueFields } from './amendFields';
import { amendHistory, type HistoryChanges } from './amendHistory';
import { adoptEvents, type Counters, writeComments, writeEvents, writeFields } from './applyChanges';
import { DERIVED } from './history';
import type { Lookups } from './Lookups';
import type { KnownIssue } from './plan';
import { readStored, type StoredIssue } from './stored';

/** What was done to one issue, for the report. */
export interface Revision {
  isChanged: boolean;
  comments: { kept: number; changed: number; unchanged: number; removed: number };
  events: { kept: number; unchanged: number };
}

/** In a transaction, which holds the project's row from here on. */
export async function reviseIssues(
  tx: Transaction<Tables>,
  projectId: number,
  issues: readonly KnownIssue[],
  lookups: Lookups,
): Promise<Revision[]> {
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
  const revisions: Revision[] = [];
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
  known: KnownIssue,
  lookups: Lookups,
  counters: Counters,
): Promise<Revision> {
  const before = fieldsOf(stored);
  const target = amendFields(before, known, lookups);
  const comments = amendComments(
    stored.comments,
    known.changed.has('comments') ? known.issue.comments : undefined,
  );
  const history = amendHistory(stored.events, before, target, known, lookups);
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
