import { STATE_CATEGORIES, type StateCategory } from '../../../shared/issue';
import type { Store } from '../../store/Store';
import type { SourceState } from '../input/SourceIssue';

interface State {
  id: number;
  name: string;
  category: StateCategory;
}

/** The states of the default workflow that an import leads to; a changed one's nearest otherwise. */
const TARGETS: Record<SourceState, { category: StateCategory; name: string }> = {
  untriaged: { category: 'triage', name: 'untriaged' },
  backlog: { category: 'backlog', name: 'backlog' },
  done: { category: 'done', name: 'done' },
  wont_fix: { category: 'dropped', name: "won't fix" },
  duplicate: { category: 'dropped', name: 'duplicate' },
};

/** A project's workflow as an importer needs it. */
export class StateIds {
  private readonly states: readonly State[];
  private readonly ids: Record<SourceState, number>;

  private constructor(states: readonly State[]) {
    this.states = states;
    const idOf = (target: SourceState) => nearest(states, TARGETS[target]).id;
    this.ids = {
      untriaged: idOf('untriaged'),
      backlog: idOf('backlog'),
      done: idOf('done'),
      wont_fix: idOf('wont_fix'),
      duplicate: idOf('duplicate'),
    };
  }

  static async of(store: Store, projectId: number): Promise<StateIds> {
    const rows = await store.background
      .selectFrom('workflow_state')
      .select(['id', 'name', 'category'])
      .where('project_id', '=', projectId)
      .orderBy('position')
      .execute();
    return new StateIds(
      rows.map(({ category, ...row }) => ({ ...row, category: STATE_CATEGORIES[category]! })),
    );
  }

  idOf(state: SourceState): number {
    return this.ids[state];
  }

  categoryOf(id: number): StateCategory | undefined {
    return this.states.find((state) => state.id === id)?.category;
  }
}

/** By name within the category; its first state; or the first that is as open or closed. */
function nearest(states: readonly State[], target: { category: StateCategory; name: string }): State {
  const alike = states.filter(({ category }) => category === target.category);
  const isOpen = OPEN.has(target.category);
  const found =
    alike.find(({ name }) => name.toLowerCase() === target.name) ??
    alike[0] ??
    states.find(({ category }) => OPEN.has(category) === isOpen) ??
    states[0];
  if (!found) throw new Error('The project has no workflow.');
  return found;
}

const OPEN: ReadonlySet<StateCategory> = new Set(['triage', 'backlog', 'active']);
