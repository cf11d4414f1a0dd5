/** The workflow of a project: its states and transitions. */
import type { ProjectRow } from '../../store/read/projects';
import {
  readWorkflowStates,
  readWorkflowTransitions,
  type WorkflowStateRow,
} from '../../store/read/attributes';
import type { RequestContext } from '../context/RequestContext';

export interface WorkflowTransition {
  from: WorkflowStateRow;
  to: WorkflowStateRow;
  leastRole: number;
  /** What the transition requires: a reason, or the canonical issue of a duplicate (`target`). */
  asks: 'nothing' | 'reason' | 'target';
}

/** The states of a project in the order of its workflow. */
export async function loadWorkflowStates(
  context: RequestContext,
  project: ProjectRow,
): Promise<WorkflowStateRow[]> {
  return readWorkflowStates(context.store.db, project.id);
}

export async function loadWorkflowTransitions(
  context: RequestContext,
  project: ProjectRow,
): Promise<WorkflowTransition[]> {
  const [states, rows] = await Promise.all([
    loadWorkflowStates(context, project),
    readWorkflowTransitions(context.store.db, project.id),
  ]);
  const byId = new Map(states.map((state) => [state.id, state]));
  return rows.flatMap((row) => {
    const from = byId.get(row.from_id);
    const to = byId.get(row.to_id);
    return from && to ? [{ from, to, leastRole: row.least_role, asks: row.asks }] : [];
  });
}
