/** Deletes an issue permanently, such as spam. Linked issues, parent and children record the removal. */
import { CREATION_UNDO_PERIOD_MS } from '../../../../shared/limits';
import { INVERSE_ISSUE_LINK_KIND_NAMES } from '../../../../shared/issue';
import type { IssueKey, IssueRow } from '../../../store/read/issues';
import {
  deleteIssue as removeIssue,
  readChildIssueNumbers,
  readLinkedIssues,
  type LinkedIssue,
} from '../../../store/write/deleteIssue';
import { appendProjectEvents, type ProjectEventToAppend } from '../../../store/write/events';
import { lockProjectCounters } from '../../../store/changes/projectCounters';
import { incrementIssueVersions, readIssuesByNumber } from '../../../store/write/issues';
import { findOtherIssueActor } from '../../../store/write/lastChange';
import { lockProjectIssueLinkGraph } from '../../../store/write/links';
import { recordSubIssueChanges } from '../../../store/changes/subIssues';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import { type Actor, getPermissionError } from '../../access/Actor';
import { lockIssueRow } from './changeIssue';
import { createUndoConflict, rejectMutationOnErrors } from '../../base/UserError';
import { requireIssueMutationTarget, toIssueKey } from '../../writing/targets';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

export function deleteIssue(
  context: RequestContext,
  { id, undo }: { id: string; undo?: boolean | null },
  request: MutationRequest,
): Promise<MutationWriteResult<IssueKey>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, id);
    const { project, actor, number } = target;
    const permission = undo ? 'FILE' : 'MAINTAIN';
    rejectMutationOnErrors(getPermissionError(actor, permission, 'delete issues'));
    return async (tx) => {
      const key = toIssueKey(target);
      await lockProjectIssueLinkGraph(tx, project.id);
      const otherEnds = await readLinkedIssues(tx, key);
      const children = await readChildIssueNumbers(tx, key);
      const here = otherEnds.filter(({ projectId }) => projectId === project.id);
      const neighbors = [...new Set([...here.map((end) => end.number), ...children])].filter(
        (each) => each !== number,
      );
      const row = await lockIssueRow(tx, target, neighbors);
      if (undo) await requireUndoableIssue(tx, actor, row);
      const childRows = await readIssuesByNumber(tx, project.id, children);
      const meta = { actorId: actor.id, at: new Date() };
      const duplicates = here.filter(({ kind, isBackward }) => kind === 'duplicates' && isBackward);
      const moveEvents = await removeIssue(tx, key, {
        duplicates: duplicates.map((end) => end.number),
        withEvents: neighbors,
      });
      await incrementIssueVersions(tx, project.id, neighbors, meta.at);
      for (const [projectId, links] of groupLinkedIssuesByProject(otherEnds, project.id)) {
        const numbers = [...new Set(links.map((end) => end.number))];
        await incrementIssueVersions(tx, projectId, numbers, meta.at);
        await appendProjectEvents(
          tx,
          projectId,
          meta,
          links.map((end) => createIssueUnlinkedEvent(end, key, project.key)),
        );
      }
      const counters = await lockProjectCounters(tx, project.id);
      const events: ProjectEventToAppend[] = [
        ...here.filter((end) => end.number !== number).map((end) => createIssueUnlinkedEvent(end, key, null)),
        ...children.map((child): ProjectEventToAppend => ({
          number: child,
          kind: 'parent_changed',
          before: { number },
          after: { number: null },
        })),
        ...moveEvents,
        { number, kind: 'deleted' },
      ];
      await appendProjectEvents(tx, project.id, meta, events, {
        ...counters,
        issue_count: counters.issue_count - 1,
      });
      await recordSubIssueChanges(
        tx,
        project.id,
        [
          ...[...childRows.values()].map((child) => ({
            number: child.number,
            before: child,
            after: { ...child, parent_number: null },
          })),
          { number, before: row, after: null },
        ],
        counters.version + events.length,
      );
      return key;
    };
  });
}

/**
 * Checks that the creation of an issue can be undone.
 * @throws MutationRejectedError CONFLICT if it is too late, or if another user has done something with the issue
 */
async function requireUndoableIssue(tx: Transaction, actor: Actor, row: IssueRow): Promise<void> {
  const isNew = Date.now() - row.created_at.getTime() < CREATION_UNDO_PERIOD_MS;
  if (row.author_id !== actor.id || !isNew)
    throw createUndoConflict('You can undo only your own issues of the last hour.');
  const other = await findOtherIssueActor(tx, { projectId: row.project_id, number: row.number }, actor.id!);
  if (other !== null) throw createUndoConflict(`${other} has changed or commented on the issue since.`);
}

/**
 * The event of a removed link, for the issue that was linked to the deleted one.
 * @param projectKey key of the deleted issue's project; null: both issues are in the same project
 */
function createIssueUnlinkedEvent(
  { number, kind, isBackward }: LinkedIssue,
  deleted: IssueKey,
  projectKey: string | null,
): ProjectEventToAppend {
  const before = { kind: isBackward ? kind : INVERSE_ISSUE_LINK_KIND_NAMES[kind], number: deleted.number };
  return {
    number,
    kind: 'unlinked',
    before: projectKey === null ? before : { ...before, project: projectKey },
  };
}

/** Groups the issues at the other ends of links by project, without those of the deleted issue's own project. */
function groupLinkedIssuesByProject(
  otherEnds: readonly LinkedIssue[],
  projectId: number,
): Map<number, LinkedIssue[]> {
  const found = new Map<number, LinkedIssue[]>();
  for (const end of otherEnds) {
    if (end.projectId !== projectId) found.set(end.projectId, [...(found.get(end.projectId) ?? []), end]);
  }
  return found;
}
