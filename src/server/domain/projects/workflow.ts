/** The workflow of a project: its states and transitions. */
import type { ProjectRow } from '../../store/read/projects';
import { readStates, readTransitions, type StateRow } from '../../store/read/attributes';
import type { RequestContext } from '../context/RequestContext';

export interface Transition {
  from: StateRow;
  to: StateRow;
  leastRole: number;
  /** What the transition requires: a reason, or the canonical issue of a duplicate (`target`). */
  asks: 'nothing' | 'reason' | 'target';
}

/** The states of a project in the order of its workflow. */
export async function loadStates(context: RequestContext, project: ProjectRow): Promise<StateRow[]> {
  return readStates(context.store.db, project.id);
}

export async function loadTransitions(context: RequestContext, project: ProjectRow): Promise<Transition[]> {
  const [states, rows] = await Promise.all([
    loadStates(context, project),
    readTransitions(context.store.db, project.id),
  ]);
  const byId = new Map(states.map((state) => [state.id, state]));
  return rows.flatMap((row) => {
    const from = byId.get(row.from_id);
    const to = byId.get(row.to_id);
    return from && to ? [{ from, to, leastRole: row.least_role, asks: row.asks }] : [];
  });
}
