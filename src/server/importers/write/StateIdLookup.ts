import { OPEN_STATE_CATEGORIES, STATE_CATEGORIES, type StateCategory } from '../../../shared/issue';
import { readWorkflowStates } from '../../store/read/attributes';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { ImportSourceIssue, ImportSourceIssueState } from '../mappers/ImportSourceIssue';

interface ProjectWorkflowState {
  id: number;
  name: string;
  category: StateCategory;
}

/**
 * Workflow state that an imported issue gets, by its state in the source tracker. In a project without this
 * workflow state, the issue gets the most similar one.
 */
const DEFAULT_STATE_BY_SOURCE_STATE: Record<
  ImportSourceIssueState,
  { category: StateCategory; name: string }
> = {
  untriaged: { category: 'triage', name: 'untriaged' },
  backlog: { category: 'backlog', name: 'backlog' },
  active: { category: 'active', name: 'in progress' },
  done: { category: 'done', name: 'done' },
  wont_fix: { category: 'dropped', name: "won't fix" },
  cannot_reproduce: { category: 'dropped', name: 'cannot reproduce' },
  duplicate: { category: 'dropped', name: 'duplicate' },
};

/** Maps the issue states of a source tracker to the workflow states of a project. */
export class StateIdLookup {
  private readonly states: readonly ProjectWorkflowState[];
  private readonly ids: Record<ImportSourceIssueState, number>;

  private constructor(states: readonly ProjectWorkflowState[]) {
    this.states = states;
    const idOf = (target: ImportSourceIssueState) =>
      findMostSimilarWorkflowState(states, DEFAULT_STATE_BY_SOURCE_STATE[target]).id;
    this.ids = {
      untriaged: idOf('untriaged'),
      backlog: idOf('backlog'),
      active: idOf('active'),
      done: idOf('done'),
      wont_fix: idOf('wont_fix'),
      cannot_reproduce: idOf('cannot_reproduce'),
      duplicate: idOf('duplicate'),
    };
  }

  static async loadStateIds(store: DatabaseStore, projectId: number): Promise<StateIdLookup> {
    const rows = await readWorkflowStates(store.background, projectId);
    return new StateIdLookup(
      rows.map(({ category, ...row }) => ({ ...row, category: STATE_CATEGORIES[category]! })),
    );
  }

  getStateId(state: ImportSourceIssueState): number {
    return this.ids[state];
  }

  /**
   * Returns the id of the workflow state that the user has chosen for an issue, or else of the one for its source
   * state.
   */
  getIssueStateId({
    workflowStateId,
    state,
    openState,
  }: Pick<ImportSourceIssue, 'workflowStateId' | 'state' | 'openState'>): number {
    return workflowStateId ?? this.ids[state ?? openState];
  }

  getStateCategory(id: number): StateCategory | undefined {
    return this.states.find((state) => state.id === id)?.category;
  }
}

/**
 * Finds the workflow state that is most similar to a state of the source tracker: one of the same category
 * and name, otherwise one of the same category, otherwise one that is open or closed like it.
 */
function findMostSimilarWorkflowState(
  states: readonly ProjectWorkflowState[],
  target: { category: StateCategory; name: string },
): ProjectWorkflowState {
  const sameCategory = states.filter(({ category }) => category === target.category);
  const isOpen = OPEN_STATE_CATEGORIES.includes(target.category);
  const found =
    sameCategory.find(({ name }) => name.toLowerCase() === target.name) ??
    sameCategory[0] ??
    states.find(({ category }) => OPEN_STATE_CATEGORIES.includes(category) === isOpen) ??
    states[0];
  if (!found) throw new Error('The project has no workflow states.');
  return found;
}
