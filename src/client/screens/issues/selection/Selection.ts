import type { ListState } from '../../../components/listState';
import type { IssuesView } from '../view/IssuesView';

/** Which issues of a list are selected: those named, or all that match but those named. */
export interface Selected {
  readonly all: boolean;
  readonly ids: ReadonlySet<string>;
  /** Why it is not what was asked for, or not yet. */
  readonly note: string | null;
}

/** Where a range begins that is extended next. */
export interface Anchor {
  readonly view: IssuesView;
  readonly rank: number;
  /** Whether what it is extended over becomes selected, or is taken out. */
  readonly selects: boolean;
  /** What was selected before: a range that is drawn back leaves it as it was. */
  readonly base: Selected;
  /** The rank that it was extended to last. */
  readonly to: number;
}

const NONE: Selected = { all: false, ids: new Set(), note: null };

/**
 * What is selected in a list, outside React: each row follows it by itself. A selection of all that
 * match stays a rule, however many there are.
 */
export class Selection {
  private readonly listeners = new Set<() => void>();
  /** A new object with every change, for useSyncExternalStore. */
  state: Selected = NONE;
  private from: Anchor | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): Selected => this.state;

  get anchor(): Anchor | null {
    return this.from;
  }

  /** What is selected next may go on from there. */
  goOnFrom(anchor: Anchor): void {
    this.from = anchor;
  }

  get isEmpty(): boolean {
    return !this.state.all && this.state.ids.size === 0;
  }

  /** Whether an issue is selected; null: one that has not been loaded. */
  has(id: string | null): boolean {
    const { all, ids } = this.state;
    return all !== (id !== null && ids.has(id));
  }

  /** How many are, in a list of so many. */
  countOf(total: number): number {
    const { all, ids } = this.state;
    return all ? Math.max(0, total - ids.size) : ids.size;
  }

  /** Selects these, or takes them out, of what is selected or of `base`. */
  set(ids: Iterable<string>, selected: boolean, base: Selected = this.state): void {
    const { all } = base;
    const next = new Set(base.ids);
    for (const id of ids) {
      if (selected !== all) next.add(id);
      else next.delete(id);
    }
    this.put({ all, ids: next, note: null });
  }

  /** All that match; the anchor goes. */
  selectAll(): void {
    this.from = null;
    this.put({ all: true, ids: NONE.ids, note: null });
  }

  clear(): void {
    this.from = null;
    if (this.state !== NONE) this.put(NONE);
  }

  tell(note: string | null): void {
    if (note !== this.state.note) this.put({ ...this.state, note });
  }

  private put(state: Selected): void {
    this.state = state;
    for (const listener of [...this.listeners]) listener();
  }
}

const kept = new Map<string, Selection>();

/** The selection of a query, whichever order and groups its list is in: it is there when one comes back to it. */
export function selectionOf({ projectKey, query }: Pick<ListState, 'projectKey' | 'query'>): Selection {
  const key = `${projectKey} ${query}`;
  for (const [other, selection] of kept) if (other !== key && selection.isEmpty) kept.delete(other);
  const selection = kept.get(key) ?? new Selection();
  kept.set(key, selection);
  return selection;
}
