import { STATE_CATEGORIES, type StateCategory } from '../../../shared/issue';
import { readWorkflowStates } from '../../store/import/projectAttributes';
import type { Store } from '../../store/Store';
import type { SourceState } from '../input/SourceIssue';

interface ProjectWorkflowState {
  id: number;
  name: string;
  category: StateCategory;
}

/**
 * The default workflow's state for each state of a source. A project with another workflow gets the most
 * similar state.
 */
const DEFAULT_WORKFLOW_STATES: Record<SourceState, { category: StateCategory; name: string }> = {
  untriaged: { category: 'triage', name: 'untriaged' },
  backlog: { category: 'backlog', name: 'backlog' },
  done: { category: 'done', name: 'done' },
  wont_fix: { category: 'dropped', name: "won't fix" },
  duplicate: { category: 'dropped', name: 'duplicate' },
};

/** Maps the states of a source to the workflow states of a project. */
export class StateIds {
  private readonly states: readonly ProjectWorkflowState[];
  private readonly ids: Record<SourceState, number>;

  private constructor(states: readonly ProjectWorkflowState[]) {
    this.states = states;
    const idOf = (target: SourceState) => findMostSimilarState(states, DEFAULT_WORKFLOW_STATES[target]).id;
    this.ids = {
      untriaged: idOf('untriaged'),
      backlog: idOf('backlog'),
      done: idOf('done'),
      wont_fix: idOf('wont_fix'),
      duplicate: idOf('duplicate'),
    };
  }

  static async load(store: Store, projectId: number): Promise<StateIds> {
    const rows = await readWorkflowStates(store.background, projectId);
    return new StateIds(
      rows.map(({ category, ...row }) => ({ ...row, category: STATE_CATEGORIES[category]! })),
    );
  }

  getId(state: SourceState): number {
    return this.ids[state];
  }

  getCategory(id: number): StateCategory | undefined {
    return this.states.find((state) => state.id === id)?.category;
  }
}

/**
 * Finds the workflow state most similar to a source's state: first by category and name, then by category,
 * then a state that is also open or closed.
 */
function findMostSimilarState(
  states: readonly ProjectWorkflowState[],
  target: { category: StateCategory; name: string },
): ProjectWorkflowState {
  const sameCategory = states.filter(({ category }) => category === target.category);
  const isOpen = OPEN_STATE_CATEGORIES.has(target.category);
  const found =
    sameCategory.find(({ name }) => name.toLowerCase() === target.name) ??
    sameCategory[0] ??
    states.find(({ category }) => OPEN_STATE_CATEGORIES.has(category) === isOpen) ??
    states[0];
  if (!found) throw new Error('The project has no workflow states.');
  return found;
}

const OPEN_STATE_CATEGORIES: ReadonlySet<StateCategory> = new Set(['triage', 'backlog', 'active']);
