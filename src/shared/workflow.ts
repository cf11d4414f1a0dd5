/** The workflow (states and transitions) of a new project (docs/spec.md point 4). */
import { OPEN_STATE_CATEGORIES, type Role, type StateCategory } from './issue';

export interface DefaultWorkflowState {
  /** Id of the workflow state, unique within the project; states are numbered from 1 in workflow order. */
  id: number;
  name: string;
  category: StateCategory;
  color: string;
}

export interface DefaultWorkflowTransition {
  fromId: number;
  toId: number;
  /** The lowest role that may make this state transition. */
  leastRole: Role;
  /**
   * What the state transition requires: nothing, a reason, or the number of the issue that this one
   * duplicates.
   */
  asks: 'nothing' | 'reason' | 'target';
}

export const DEFAULT_WORKFLOW_STATES = [
  { id: 1, name: 'Untriaged', category: 'triage', color: '#c9621f' },
  { id: 2, name: 'Backlog', category: 'backlog', color: '#6b7280' },
  { id: 3, name: 'In progress', category: 'active', color: '#b7860b' },
  { id: 4, name: 'In review', category: 'active', color: '#1f8a5b' },
  { id: 5, name: 'Done', category: 'done', color: '#5b54c8' },
  { id: 6, name: "Won't fix", category: 'dropped', color: '#737985' },
  { id: 7, name: 'Cannot reproduce', category: 'dropped', color: '#7d7487' },
  { id: 8, name: 'Duplicate', category: 'dropped', color: '#70808a' },
] as const satisfies readonly DefaultWorkflowState[];

export type DefaultWorkflowStateName = (typeof DEFAULT_WORKFLOW_STATES)[number]['name'];

export function getDefaultWorkflowStateId(name: DefaultWorkflowStateName): number {
  return DEFAULT_WORKFLOW_STATES.find((state) => state.name === name)!.id;
}

/**
 * The allowed state transitions: between all open states except from Untriaged to In review, from open states
 * to all closed ones, and from closed states back to Untriaged or Backlog.
 */
export const DEFAULT_WORKFLOW_TRANSITIONS: readonly DefaultWorkflowTransition[] =
  DEFAULT_WORKFLOW_STATES.flatMap((from) =>
    DEFAULT_WORKFLOW_STATES.filter((to) => isDefaultWorkflowTransition(from, to)).map(
      (to): DefaultWorkflowTransition => ({
        fromId: from.id,
        toId: to.id,
        leastRole: 'triager',
        asks: to.name === 'Duplicate' ? 'target' : to.category === 'dropped' ? 'reason' : 'nothing',
      }),
    ),
  );

function isDefaultWorkflowTransition(from: DefaultWorkflowState, to: DefaultWorkflowState): boolean {
  if (from.id === to.id) return false;
  const fromOpen = OPEN_STATE_CATEGORIES.includes(from.category);
  if (!fromOpen) return to.name === 'Untriaged' || to.name === 'Backlog';
  if (from.name === 'Untriaged' && to.name === 'In review') return false;
  return true;
}
