/** Deletes an issue permanently, such as spam. Linked issues, parent and children record the removal. */
import { INVERSE_LINK_NAMES } from '../../../../shared/issue';
import type { IssueKey } from '../../../store/read/issues';
import {
  deleteIssue as removeIssue,
  readChildIssueNumbers,
  readLinkedIssues,
  type LinkedIssue,
} from '../../../store/write/deleteIssue';
import { appendEvents, type NewIssueEvent } from '../../../store/write/events';
import { lockProject } from '../../../store/changes/projectCounts';
import { touchIssues } from '../../../store/write/issues';
import { lockIssueLinkGraph } from '../../../store/write/links';
import type { RequestContext } from '../../context/RequestContext';
import { getPermissionError } from '../../access/Actor';
import { lockIssue } from './changeIssue';
import { rejectOnErrors } from '../../base/UserError';
import { requireIssueTarget, toIssueKey } from '../../writing/targets';
import { type WriteResult, executeWrite, type WriteRequest } from '../../writing/write';

export function deleteIssue(
  context: RequestContext,
  { id }: { id: string },
  request: WriteRequest,
): Promise<WriteResult<IssueKey>> {
  return executeWrite(context, request, async () => {
    const target = await requireIssueTarget(context, id);
    const { project, actor, number } = target;
    rejectOnErrors(getPermissionError(actor, 'MAINTAIN', 'delete issues'));
    return async (tx) => {
      const key = toIssueKey(target);
      await lockIssueLinkGraph(tx, project.id);
      const otherEnds = await readLinkedIssues(tx, key);
      const children = await readChildIssueNumbers(tx, key);
      const here = otherEnds.filter(({ projectId }) => projectId === project.id);
      const neighbors = [...new Set([...here.map((end) => end.number), ...children])].filter(
        (each) => each !== number,
      );
      await lockIssue(tx, target, neighbors);
      const meta = { actorId: actor.id, at: new Date() };
      await removeIssue(tx, key);
      await touchIssues(tx, project.id, neighbors, meta.at);
      for (const [projectId, links] of groupLinksByOtherProject(otherEnds, project.id)) {
        const numbers = [...new Set(links.map((end) => end.number))];
        await touchIssues(tx, projectId, numbers, meta.at);
        await appendEvents(
          tx,
          projectId,
          meta,
          links.map((end) => createUnlinkedEvent(end, key, project.key)),
        );
      }
      const counters = await lockProject(tx, project.id);
      const events: NewIssueEvent[] = [
        ...here.filter((end) => end.number !== number).map((end) => createUnlinkedEvent(end, key, null)),
        ...children.map((child): NewIssueEvent => ({
          number: child,
          kind: 'parent_changed',
          before: { number },
          after: { number: null },
        })),
        { number, kind: 'deleted' },
      ];
      await appendEvents(tx, project.id, meta, events, {
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
function createUnlinkedEvent(
  { number, kind, isBackward }: LinkedIssue,
  deleted: IssueKey,
  projectKey: string | null,
): NewIssueEvent {
  const before = { kind: isBackward ? kind : INVERSE_LINK_NAMES[kind], number: deleted.number };
  return {
    number,
    kind: 'unlinked',
    before: projectKey === null ? before : { ...before, project: projectKey },
  };
}

/** Groups the issues at the other ends of links by project, without those of the deleted issue's own project. */
function groupLinksByOtherProject(
  otherEnds: readonly LinkedIssue[],
  projectId: number,
): Map<number, LinkedIssue[]> {
  const found = new Map<number, LinkedIssue[]>();
  for (const end of otherEnds) {
    if (end.projectId !== projectId) found.set(end.projectId, [...(found.get(end.projectId) ?? []), end]);
  }
  return found;
}
