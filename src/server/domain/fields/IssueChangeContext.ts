import type { ProjectRow } from '../../store/read/projects';
import {
  readWorkflowStates,
  readWorkflowTransitions,
  type WorkflowStateRow,
  type WorkflowTransitionRow,
} from '../../store/read/attributes';
import { PROJECT_VISIBILITIES } from '../../../shared/issue';
import { SUB_ISSUE_DEPTH_MAX } from '../../../shared/limits';
import type { IssueRow } from '../../store/read/issues';
import { readHiddenIssueNumbers } from '../../store/read/issueVisibility';
import { readHeightsOfTallTrees } from '../../store/read/subIssues';
import { readDuplicateIssueChain, readParentIssueChain } from '../../store/write/links';
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
import { getAddedIds, type IssueChange } from './IssueChange';

/**
 * The data that `planIssueChange` needs besides the issue itself. It is read once, however many issues the change
 * applies to.
 */
export interface IssueChangeContext {
  actor: Actor;
  /** Key of the project, for error messages. */
  projectKey: string;
  /** Time of the change. */
  at: Date;
  states: ReadonlyMap<number, WorkflowStateRow>;
  transitions: readonly WorkflowTransitionRow[];
  /**
   * By id: the labels that the change sets, adds or removes, and the current labels of the issues to be
   * changed.
   */
  labels: ReadonlyMap<number, ReferencedLabel>;
  /** By id: the users that the change sets or adds as assignees. */
  users: ReadonlyMap<number, ReferencedUser>;
  milestoneIds: ReadonlySet<number>;
  /**
   * The issue that the changed issues become duplicates of, followed by what it is itself a duplicate of;
   * empty: there is no such issue. Only the part before the first hidden issue exists for the actor; the rest prevents
   * cycles.
   */
  canonicalChain: readonly number[];
  /**
   * Those issues of `canonicalChain`, and of the parents and canonical issues of the changed ones, that the actor may not
   * see.
   */
  hiddenIssues: ReadonlySet<number>;
  /** The new parent issue, followed by its own ancestors; empty: there is no such issue. */
  parentChain: readonly number[];
  /**
   * By number: the levels of sub-issues below the changed issues that get a parent. Issues are missing if their trees
   * are small enough for the new parent.
   */
  subIssueHeights: ReadonlyMap<number, number>;
}

/**
 * Reads the context of a change.
 * @param issues the issues to be changed
 * @param canonicals the issues that they duplicate, if the change can replace these
 */
export async function readIssueChangeContext(
  tx: Transaction,
  project: ProjectRow,
  actor: Actor,
  change: IssueChange,
  issues: readonly Pick<IssueRow, 'number' | 'label_ids' | 'parent_number'>[],
  canonicals: readonly number[] = [],
): Promise<IssueChangeContext> {
  const changesState = change.stateId !== undefined;
  const { userIds, milestoneIds, ...added } = getAddedIds(change);
  const labelIds = [...added.labelIds, ...(change.removeLabelIds ?? [])];
  const changesLabels = labelIds.length > 0 || change.labelIds !== undefined;
  const currentLabelIds = changesLabels ? issues.flatMap(({ label_ids }) => label_ids) : [];
  const isPrivate = PROJECT_VISIBILITIES[project.visibility] === 'private';
  const parentChain = await readDuplicateOrParentChain(
    tx,
    project.id,
    actor,
    change.parentNumber,
    readParentIssueChain,
  );
  const canonicalChain = await readDuplicateOrParentChain(
    tx,
    project.id,
    actor,
    change.canonicalNumber,
    readDuplicateIssueChain,
  );
  return {
    actor,
    projectKey: project.key,
    at: new Date(),
    states: new Map(
      changesState ? (await readWorkflowStates(tx, project.id)).map((state) => [state.id, state]) : [],
    ),
    transitions: changesState ? await readWorkflowTransitions(tx, project.id) : [],
    labels: await readReferencedLabels(tx, project.id, [...new Set([...labelIds, ...currentLabelIds])]),
    users: await readReferencedUsers(tx, project.id, userIds, isPrivate),
    milestoneIds: await readReferencedMilestones(tx, project.id, milestoneIds),
    canonicalChain,
    hiddenIssues: await readHiddenIssueNumbers(tx, project.id, actor.visibility, [
      ...canonicalChain,
      ...canonicals,
      ...(change.parentNumber === undefined
        ? []
        : issues.flatMap(({ parent_number: parent }) => (parent === null ? [] : parent))),
    ]),
    parentChain,
    subIssueHeights:
      parentChain.length === 0
        ? new Map()
        : await readHeightsOfTallTrees(
            tx,
            project.id,
            issues.map(({ number }) => number),
            SUB_ISSUE_DEPTH_MAX - parentChain.length,
          ),
  };
}

async function readDuplicateOrParentChain(
  tx: Transaction,
  projectId: number,
  actor: Actor,
  number: number | null | undefined,
  read: typeof readParentIssueChain,
): Promise<number[]> {
  if (number == null) return [];
  const row = (await readIssuesByNumber(tx, projectId, [number])).get(number);
  return row && actor.canSee(row) ? read(tx, projectId, number) : [];
}
