import { countTasks } from '../../domain/markdown/tasks';
import type { NewIssue } from '../../store/load/NewIssue';
import {
  getOptionsOrDefaults,
  type ImportSourceIssue,
  isOpenSourceState,
} from '../mappers/ImportSourceIssue';
import { createImportedIssueEvents } from './history';
import type { ImportIdLookup } from './ImportIdLookup';
import type { ReportEntry } from '../../domain/imports/reportEntries';

export interface ImportedIssueOrigin {
  /** Name of the source tracker, for example "github". */
  system: string;
  /** Short hashes of the issue's fields (see fieldHashes.ts). */
  digest: string;
  /** Creation time for issues whose source contains no creation time. */
  now: Date;
}

/**
 * Maps an issue of a source tracker to the row of a new issue. `ImportIdLookup.createMissingPeopleAndAttributes` must
 * have been called with the issue before, so that its users, labels and milestones have ids.
 * @param onDroppedEvent is called with the reason for each event that is left out
 */
export function toNewIssue(
  issue: ImportSourceIssue,
  number: number,
  lookup: ImportIdLookup,
  { system, digest, now }: ImportedIssueOrigin,
  onDroppedEvent: (reason: ReportEntry) => void,
): NewIssue {
  const { people, labels, milestones, states } = lookup;
  const createdAt = issue.createdAt ?? issue.updatedAt ?? now;
  const state = issue.state ?? issue.openState;
  const isOpen = isOpenSourceState(state);
  const idOrNull = (login: string | null | undefined) => (login ? people.getUserId(login) : null);
  return {
    number,
    title: issue.title,
    body: issue.body ?? '',
    ...getOptionsOrDefaults(issue),
    stateId: states.getIssueStateId(issue),
    authorId: idOrNull(issue.author),
    assigneeIds: [...new Set((issue.assignees ?? []).map((login) => people.getUserId(login)))],
    labelIds: [...new Set((issue.labels ?? []).map(({ name }) => labels.getAttributeId(name)))],
    milestoneId: issue.milestone ? milestones.getAttributeId(issue.milestone.title) : null,
    parentNumber: null,
    locked: issue.locked ?? false,
    voteCount: issue.voteCount ?? 0,
    tasks: countTasks(issue.body ?? ''),
    createdAt,
    updatedAt: issue.updatedAt ?? createdAt,
    closedAt: isOpen ? null : (issue.closedAt ?? null),
    closedById: isOpen ? null : idOrNull(issue.closedBy),
    dueOn: issue.dueOn ?? null,
    comments: (issue.comments ?? []).map(({ author, ...comment }) => ({
      ...comment,
      authorId: idOrNull(author),
    })),
    events: createImportedIssueEvents({ ...issue, createdAt }, lookup, onDroppedEvent),
    links: [],
    mentionIds: [],
    watcherIds: [],
    source: { system, sourceId: issue.sourceId, url: issue.url, digest, raw: issue.raw },
  };
}
