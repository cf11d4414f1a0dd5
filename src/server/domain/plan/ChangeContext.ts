/** What planChange needs to know besides the issue: read once, however many issues change. */
import type { ProjectRow } from '../../store/read/projects';
import { readStates, readTransitions, type StateRow, type TransitionRow } from '../../store/read/attributes';
import { VISIBILITIES } from '../../../shared/issue';
import type { IssueRow } from '../../store/read/issues';
import { duplicateChain, parentChain } from '../../store/write/links';
import { readIssuesByNumber } from '../../store/write/issues';
import {
  type ReferencedLabel,
  type ReferencedUser,
  readReferencedLabels,
  readReferencedMilestones,
  readReferencedUsers,
} from '../../store/write/referenced';
import type { Transaction } from '../../store/write/transaction';
import type { Actor } from '../access/Actor';
import type { IssueChange } from './IssueChange';

export interface ChangeContext {
  actor: Actor;
  /** For error messages. */
  projectKey: string;
  at: Date;
  states: ReadonlyMap<number, StateRow>;
  transitions: readonly TransitionRow[];
  /** The labels in the change and those of the issues. */
  labels: ReadonlyMap<number, ReferencedLabel>;
  /** The assignees in the change. */
  users: ReadonlyMap<number, ReferencedUser>;
  milestoneIds: ReadonlySet<number>;
  /** The canonical issue, followed by what it is itself a duplicate of; empty: the issue does not exist. */
  canonicalChain: readonly number[];
  /** The parent, followed by its own ancestors; empty: the parent does not exist. */
  parentChain: readonly number[];
}

/** @param issues the issues to be changed */
export async function readChangeContext(
  tx: Transaction,
  project: ProjectRow,
  actor: Actor,
  change: IssueChange,
  issues: Iterable<Pick<IssueRow, 'label_ids'>>,
): Promise<ChangeContext> {
  const changesState = change.stateId !== undefined;
  const labelIds = [
    ...(change.labelIds ?? []),
    ...(change.addLabelIds ?? []),
    ...(change.removeLabelIds ?? []),
  ];
  const changesLabels = labelIds.length > 0 || change.labelIds !== undefined;
  const currentLabelIds = changesLabels ? [...issues].flatMap(({ label_ids }) => label_ids) : [];
  const userIds = [...(change.assigneeIds ?? []), ...(change.addAssigneeIds ?? [])];
  const isPrivate = VISIBILITIES[project.visibility] === 'private';
  return {
    actor,
    projectKey: project.key,
    at: new Date(),
    states: new Map(changesState ? (await readStates(tx, project.id)).map((state) => [state.id, state]) : []),
    transitions: changesState ? await readTransitions(tx, project.id) : [],
    labels: await readReferencedLabels(tx, project.id, [...new Set([...labelIds, ...currentLabelIds])]),
    users: await readReferencedUsers(tx, project.id, userIds, isPrivate),
    milestoneIds: await readReferencedMilestones(
      tx,
      project.id,
      change.milestoneId == null ? [] : [change.milestoneId],
    ),
    canonicalChain: await readChainFrom(tx, project.id, change.canonicalNumber, duplicateChain),
    parentChain: await readChainFrom(tx, project.id, change.parentNumber, parentChain),
  };
}

async function readChainFrom(
  tx: Transaction,
  projectId: number,
  number: number | null | undefined,
  read: typeof duplicateChain,
): Promise<number[]> {
  if (number == null || !(await readIssuesByNumber(tx, projectId, [number])).has(number)) return [];
  return read(tx, projectId, number);
}
