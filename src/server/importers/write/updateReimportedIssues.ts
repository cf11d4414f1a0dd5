import type { ProjectCounters } from '../../store/changes/advanceProject';
import { advanceProjectVersion } from '../../store/changes/advanceProject';
import { lockProjectCounters } from '../../store/changes/projectCounters';
import { updateImportedVotes } from '../../store/import/importedVotes';
import { recordSubIssueChanges, type SubIssueChange } from '../../store/changes/subIssues';
import { updateIssueImportSource } from '../../store/import/importedIssues';
import { readStoredIssues, type StoredIssue } from '../../store/import/readStoredIssues';
import {
  DERIVED_EVENT_SOURCE_ID,
  type ImportedIssueEvent,
  linkEventToImportSource,
  insertIssueEvents,
} from '../../store/import/updateIssue';
import type { Transaction } from '../../store/write/transaction';
import {
  type ImportedCommentChanges,
  diffImportedComments,
  diffImportedReactions,
} from './diffImportedComments';
import { diffImportedHistory, type ImportedHistoryChanges } from './diffImportedHistory';
import type { ImportIdLookup } from './ImportIdLookup';
import { toIssueFields, type IssueFields, mergeReimportedIssueFields } from './mergeReimportedIssueFields';
import type { ReimportedIssue } from './planImportBatch';
import { writeReimportedCommentChanges, writeIssueFields } from './writeReimportedChanges';

/** What an import changed in one existing issue, for the report. `kept` counts new comments and events. */
export interface ReimportedIssueUpdateResult {
  isChanged: boolean;
  comments: { kept: number; changed: number; unchanged: number; removed: number };
  events: { kept: number; unchanged: number };
}

type ImportProjectCounters = Pick<ProjectCounters, 'version' | 'comment_counter'>;

/** Applies changes in the source tracker to issues that were imported before. Locks the project's row. */
export async function updateReimportedIssues(
  tx: Transaction,
  projectId: number,
  issues: readonly ReimportedIssue[],
  lookup: ImportIdLookup,
): Promise<ReimportedIssueUpdateResult[]> {
  if (issues.length === 0) return [];
  const { version, comment_counter } = await lockProjectCounters(tx, projectId);
  const counters = { version, comment_counter };
  const numbers = issues.map(({ number }) => number);
  const storedIssues = await readStoredIssues(tx, projectId, numbers);
  const results: ReimportedIssueUpdateResult[] = [];
  const changes: SubIssueChange[] = [];
  const votes = new Map<number, number>();
  for (const issue of issues) {
    const stored = storedIssues.get(issue.number);
    if (!stored) continue;
    const { stateId, importedVotes, ...result } = await updateReimportedIssue(
      tx,
      projectId,
      stored,
      issue,
      lookup,
      counters,
    );
    results.push(result);
    const { row } = stored;
    if (importedVotes !== stored.importedVotes) votes.set(row.number, importedVotes);
    changes.push({ number: row.number, before: row, after: { ...row, state_id: stateId } });
  }
  for (const number of await updateImportedVotes(tx, projectId, votes)) {
    await insertIssueEvents(tx, { projectId, number }, counters.version, [
      { ...createReimportedEvent(), kind: 'votes_moved' },
    ]);
    counters.version += 1;
  }
  if (counters.version !== version || counters.comment_counter !== comment_counter) {
    await advanceProjectVersion(tx, projectId, counters);
  }
  await recordSubIssueChanges(tx, projectId, changes, counters.version);
  return results;
}

/**
 * Writes the changes of one issue that was imported again.
 * @param counters project counters, which are advanced by the number of new comments and events
 * @returns the result for the report, and the state and the votes in the source tracker after the update
 */
async function updateReimportedIssue(
  tx: Transaction,
  projectId: number,
  stored: StoredIssue,
  incoming: ReimportedIssue,
  lookup: ImportIdLookup,
  counters: ImportProjectCounters,
): Promise<ReimportedIssueUpdateResult & { stateId: number; importedVotes: number }> {
  const { issue, number, changed, digest } = incoming;
  const before = toIssueFields(stored);
  const after = mergeReimportedIssueFields(before, incoming, lookup);
  const comments = {
    ...diffImportedComments(stored.comments, changed.has('comments') ? issue.comments : undefined),
    reacted: diffImportedReactions(
      stored.comments,
      changed.has('commentReactions') ? issue.comments : undefined,
    ),
  };
  const history = diffImportedHistory(stored.events, before, after, incoming, lookup);
  const isChanged = hasIssueChanges(before, after, comments, history);
  if (isChanged) {
    const key = { projectId, number };
    const commentEvents = await writeReimportedCommentChanges(
      tx,
      key,
      comments,
      lookup,
      counters.comment_counter,
    );
    counters.comment_counter += comments.added.length;
    const events: ImportedIssueEvent[] = [...history.added, ...commentEvents].sort(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
    );
    // Every change has an event, so that the search index in memory and open pages learn of it.
    if (events.length === 0) events.push(createReimportedEvent());
    await insertIssueEvents(tx, key, counters.version, events);
    counters.version += events.length;
    for (const { sequence, event } of history.adopted)
      await linkEventToImportSource(tx, key, sequence, event);
    await writeIssueFields(tx, key, stored, after, comments);
  }
  await updateIssueImportSource(tx, projectId, number, { digest, url: issue.url, raw: issue.raw });
  const editedIds = new Set(comments.edited.map(({ stored: { id } }) => id));
  const onlyReacted = comments.reacted.filter(({ stored: { id } }) => !editedIds.has(id)).length;
  return {
    stateId: after.state_id,
    importedVotes: after.importedVotes,
    isChanged,
    comments: {
      kept: comments.added.length,
      changed: comments.edited.length + onlyReacted,
      removed: comments.removed.length,
      unchanged: (changed.has('comments') ? comments.unchanged : (issue.comments?.length ?? 0)) - onlyReacted,
    },
    events: {
      kept:
        history.added.filter(({ sourceId }) => sourceId !== DERIVED_EVENT_SOURCE_ID).length +
        history.adopted.length,
      unchanged: changed.has('events') ? history.unchanged : (issue.events?.length ?? 0),
    },
  };
}

const createReimportedEvent = (): ImportedIssueEvent => ({
  kind: 'reimported',
  actorId: null,
  before: null,
  after: null,
  createdAt: new Date(),
  sourceId: DERIVED_EVENT_SOURCE_ID,
});

function hasIssueChanges(
  before: IssueFields,
  after: IssueFields,
  comments: ImportedCommentChanges,
  history: ImportedHistoryChanges,
): boolean {
  return (
    comments.added.length + comments.edited.length + comments.removed.length + comments.reacted.length > 0 ||
    history.added.length + history.adopted.length > 0 ||
    JSON.stringify(before) !== JSON.stringify(after)
  );
}
