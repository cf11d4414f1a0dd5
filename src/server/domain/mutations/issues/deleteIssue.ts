/** Deletes an issue permanently, such as spam. Linked issues, parent and children record the removal. */
import { INVERSE_ISSUE_LINK_KIND_NAMES } from '../../../../shared/issue';
import type { IssueKey } from '../../../store/read/issues';
import {
  deleteIssue as removeIssue,
  readChildIssueNumbers,
  readLinkedIssues,
  type LinkedIssue,
} from '../../../store/write/deleteIssue';
import { appendProjectEvents, type ProjectEventToAppend } from '../../../store/write/events';
import { lockProjectCounters } from '../../../store/changes/projectCounters';
import { incrementIssueVersions } from '../../../store/write/issues';
import { lockProjectIssueLinkGraph } from '../../../store/write/links';
import type { RequestContext } from '../../context/RequestContext';
import { getPermissionError } from '../../access/Actor';
import { lockIssueRow } from './changeIssue';
import { rejectOnErrors } from '../../base/UserError';
import { requireIssueMutationTarget, toIssueKey } from '../../writing/targets';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

export function deleteIssue(
  context: RequestContext,
  { id }: { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<IssueKey>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, id);
    const { project, actor, number } = target;
    rejectOnErrors(getPermissionError(actor, 'MAINTAIN', 'delete issues'));
    return async (tx) => {
      const key = toIssueKey(target);
      await lockProjectIssueLinkGraph(tx, project.id);
      const otherEnds = await readLinkedIssues(tx, key);
      const children = await readChildIssueNumbers(tx, key);
      const here = otherEnds.filter(({ projectId }) => projectId === project.id);
      const neighbors = [...new Set([...here.map((end) => end.number), ...children])].filter(
        (each) => each !== number,
      );
      await lockIssueRow(tx, target, neighbors);
      const meta = { actorId: actor.id, at: new Date() };
      await removeIssue(tx, key);
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
        { number, kind: 'deleted' },
      ];
      await appendProjectEvents(tx, project.id, meta, events, {
        ...counters,
        issue_count: counters.issue_count - 1,
      });
      return key;
    };
  });
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
