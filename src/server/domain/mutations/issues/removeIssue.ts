import { INVERSE_ISSUE_LINK_KIND_NAMES } from '../../../../shared/issue';
import { lockProjectCounters } from '../../../store/changes/projectCounters';
import { recordSubIssueChanges } from '../../../store/changes/subIssues';
import type { IssueRowKey, IssueRow } from '../../../store/read/issues';
import {
  deleteIssue,
  type LinkedIssue,
  readChildIssueNumbers,
  readLinkedIssues,
} from '../../../store/write/deleteIssue';
import { appendProjectEvents, type ChangeMeta, type ProjectEventToAppend } from '../../../store/write/events';
import { incrementIssueVersions, readIssuesByNumber } from '../../../store/write/issues';
import { lockProjectIssueLinkGraph } from '../../../store/write/links';
import type { Transaction } from '../../../store/write/transaction';

/**
 * Removes an issue from its project. Linked issues, parent and children record the removal.
 * @param lockRow locks the issue together with its neighbors, and checks that it may be removed. Null: it does not
 *   exist
 * @returns whether the issue existed
 */
export async function removeIssue(
  tx: Transaction,
  project: { id: number; key: string },
  number: number,
  meta: ChangeMeta,
  lockRow: (neighbors: readonly number[]) => Promise<IssueRow | null>,
): Promise<boolean> {
  const key = { projectId: project.id, number };
  await lockProjectIssueLinkGraph(tx, project.id);
  const otherEnds = await readLinkedIssues(tx, key);
  const children = await readChildIssueNumbers(tx, key);
  const here = otherEnds.filter(({ projectId }) => projectId === project.id);
  const neighbors = [...new Set([...here.map((end) => end.number), ...children])].filter(
    (each) => each !== number,
  );
  const row = await lockRow(neighbors);
  if (row === null) return false;
  const childRows = await readIssuesByNumber(tx, project.id, children);
  const duplicates = here.filter(({ kind, isBackward }) => kind === 'duplicates' && isBackward);
  const moveEvents = await deleteIssue(tx, key, {
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
  return true;
}

/**
 * The event of a removed link, for the issue that was linked to the deleted one.
 * @param projectKey key of the deleted issue's project; null: both issues are in the same project
 */
function createIssueUnlinkedEvent(
  { number, kind, isBackward }: LinkedIssue,
  deleted: IssueRowKey,
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
