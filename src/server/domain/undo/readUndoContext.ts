import { VISIBILITIES } from '../../../shared/issue';
import {
  readWorkflowStates,
  type WorkflowStateRow,
  type WorkflowTransitionRow,
} from '../../store/read/attributes';
import { readReferencedMilestones, readReferencedUsers } from '../../store/write/referenced';
import type { Transaction } from '../../store/write/transaction';
import type { ChangeContext } from '../plan/ChangeContext';
import type { IssueChange } from '../plan/IssueChange';
import type { ProjectRow } from '../../store/read/projects';
import type { Actor } from '../access/Actor';

/** Reads the ChangeContext for undoing changes of issues. */
export async function readUndoContext(
  tx: Transaction,
  { project, actor }: { project: ProjectRow; actor: Actor },
  changes: readonly IssueChange[],
  labels: ChangeContext['labels'],
): Promise<ChangeContext> {
  const users = new Set(changes.flatMap(({ addAssigneeIds }) => addAssigneeIds ?? []));
  const milestones = new Set(changes.flatMap(({ milestoneId }) => milestoneId ?? []));
  const states = await readWorkflowStates(tx, project.id);
  const isPrivate = VISIBILITIES[project.visibility] === 'private';
  return {
    actor,
    projectKey: project.key,
    at: new Date(),
    labels,
    states: new Map(states.map((state) => [state.id, state])),
    transitions: createAllTransitions(states),
    users: await readReferencedUsers(tx, project.id, [...users], isPrivate),
    milestoneIds: await readReferencedMilestones(tx, project.id, [...milestones]),
    canonicalChain: [],
    parentChain: [],
  };
}

/**
 * A transition between any two states, without a required reason or issue, because an undo ignores the
 * workflow.
 */
function createAllTransitions(states: readonly WorkflowStateRow[]): WorkflowTransitionRow[] {
  return states.flatMap(({ project_id, id: from_id }) =>
    states.map(({ id: to_id }) => ({ project_id, from_id, to_id, least_role: 0, asks: 'nothing' as const })),
  );
}
