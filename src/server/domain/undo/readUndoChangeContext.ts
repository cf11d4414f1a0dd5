import { PROJECT_VISIBILITIES } from '../../../shared/issue';
import {
  readWorkflowStates,
  type WorkflowStateRow,
  type WorkflowTransitionRow,
} from '../../store/read/attributes';
import { readReferencedMilestones, readReferencedUsers } from '../../store/write/referenced';
import type { Transaction } from '../../store/write/transaction';
import type { IssueChangeContext } from '../fields/IssueChangeContext';
import { getAddedIds, type IssueChange } from '../fields/IssueChange';
import type { ProjectRow } from '../../store/read/projects';
import type { Actor } from '../access/Actor';

/** Reads the IssueChangeContext for undoing changes of issues. */
export async function readUndoChangeContext(
  tx: Transaction,
  { project, actor }: { project: ProjectRow; actor: Actor },
  changes: readonly IssueChange[],
  labels: IssueChangeContext['labels'],
): Promise<IssueChangeContext> {
  const added = changes.map(getAddedIds);
  const users = new Set(added.flatMap(({ userIds }) => userIds));
  const milestones = new Set(added.flatMap(({ milestoneIds }) => milestoneIds));
  const changesState = changes.some(({ stateId }) => stateId !== undefined);
  const states = changesState ? await readWorkflowStates(tx, project.id) : [];
  const isPrivate = PROJECT_VISIBILITIES[project.visibility] === 'private';
  return {
    actor,
    projectKey: project.key,
    at: new Date(),
    labels,
    states: new Map(states.map((state) => [state.id, state])),
    transitions: createAllStateTransitions(states),
    users: await readReferencedUsers(tx, project.id, [...users], isPrivate),
    milestoneIds: await readReferencedMilestones(tx, project.id, [...milestones]),
    canonicalChain: [],
    hiddenIssues: new Set(),
    parentChain: [],
    // An undo restores trees that existed, whatever their height.
    subIssueHeights: new Map(),
  };
}

/**
 * A transition between any two states, without a required reason or issue, because an undo ignores the
 * workflow.
 */
function createAllStateTransitions(states: readonly WorkflowStateRow[]): WorkflowTransitionRow[] {
  return states.flatMap(({ project_id, id: from_id }) =>
    states.map(({ id: to_id }) => ({ project_id, from_id, to_id, least_role: 0, asks: 'nothing' as const })),
  );
}
