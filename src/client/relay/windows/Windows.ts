import type { GraphQLTaggedNode, IEnvironment, OperationType, VariablesOf } from 'relay-runtime';
import { PAGES_KEPT } from '../../../shared/limits';
import { RetainedQuery, type RetainedState } from './RetainedQuery';

/** Pages leave this many at a time: each collector run costs as much for one as for eight. */
const EVICT_BATCH = 8;
/**
 * While the bar is dragged, a page must be wanted this long, in ms, before it is asked for. The first
 * step is asked for at once: it may be a jump, after which nothing more comes.
 */
const DRAG_DEBOUNCE = 40;

interface WindowsOptions<TQuery extends OperationType, TRow> {
  environment: IEnvironment;
  query: GraphQLTaggedNode;
  variables: (page: number) => VariablesOf<TQuery>;
  /** The rows of an answer, as keys of the rows' own fragment. */
  select: (data: TQuery['response']) => readonly TRow[];
  /** After pages were let go. */
  onEvict?: () => void;
}

const IDLE_STATE = { status: 'idle' } as const;

/**
 * The pages of one list (one query, order and snapshot), asked for as the view moves over them and
 * kept while they are near: a cache outside React, of which each page is followed by itself.
 */
export class Windows<TQuery extends OperationType, TRow> {
  private readonly options: WindowsOptions<TQuery, TRow>;
  /** In order of last use, oldest first. */
  private readonly pages = new Map<number, RetainedQuery<TQuery, readonly TRow[]>>();
  private readonly listeners = new Map<number, Set<() => void>>();
  private wanted: readonly number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private draggedAt = -Infinity;

  constructor(options: WindowsOptions<TQuery, TRow>) {
    this.options = options;
  }

  get size(): number {
    return this.pages.size;
  }

  get(page: number): RetainedState<readonly TRow[]> {
    return this.pages.get(page)?.state ?? IDLE_STATE;
  }

  subscribe(page: number, listener: () => void): () => void {
    const listeners = this.listeners.get(page) ?? new Set();
    this.listeners.set(page, listeners.add(listener));
    this.touch(page);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(page) === listeners) this.listeners.delete(page);
    };
  }

  /**
   * The pages that the view needs now or soon. Requests for pages it has left are aborted. `dragging`:
   * while the hand goes on moving, nothing more is asked before it stays a moment.
   */
  want(pages: readonly number[], dragging: boolean): void {
    const same = pages.length === this.wanted.length && pages.every((page, i) => page === this.wanted[i]);
    if (same && dragging) return;
    this.wanted = pages;
    for (const [page, held] of this.pages) if (!pages.includes(page)) held.cancel();
    clearTimeout(this.timer);
    const now = performance.now();
    const goesOn = now - this.draggedAt < DRAG_DEBOUNCE;
    if (dragging) this.draggedAt = now;
    if (dragging && goesOn) this.timer = setTimeout(() => this.startWanted(), DRAG_DEBOUNCE);
    else this.startWanted();
  }

  /** Asks again for a page that failed. */
  retry(page: number): void {
    this.pages.get(page)?.start();
  }

  /** Lets all but the last used pages go. */
  trim(keep: number): void {
    clearTimeout(this.timer);
    this.wanted = [];
    for (const held of this.pages.values()) held.cancel();
    this.evict(this.pages.size - keep);
  }

  /** Forgets all pages, as the list they were of is another now, and asks for the wanted ones anew. */
  reset(): void {
    this.dispose();
    for (const page of [...this.listeners.keys()]) this.notify(page);
    this.startWanted();
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const held of this.pages.values()) held.dispose();
    this.pages.clear();
    this.options.onEvict?.();
  }

  private startWanted(): void {
    for (const page of this.wanted) {
      const held = this.touch(page) ?? this.add(page);
      // What failed waits for the person's retry.
      if (held.state.status === 'idle') held.start();
    }
    if (this.pages.size > PAGES_KEPT) this.evict(EVICT_BATCH);
  }

  private add(page: number): RetainedQuery<TQuery, readonly TRow[]> {
    const { environment, query, variables, select } = this.options;
    const held = new RetainedQuery<TQuery, readonly TRow[]>({
      environment,
      query,
      variables: variables(page),
      select,
    });
    held.subscribe(() => this.notify(page));
    this.pages.set(page, held);
    return held;
  }

  private touch(page: number): RetainedQuery<TQuery, readonly TRow[]> | null {
    const held = this.pages.get(page);
    if (!held) return null;
    this.pages.delete(page);
    this.pages.set(page, held);
    return held;
  }

  private evict(count: number): void {
    let left = count;
    for (const [page, held] of this.pages) {
      if (left <= 0) break;
      if (this.listeners.has(page) || this.wanted.includes(page)) continue;
      held.dispose();
      this.pages.delete(page);
      left -= 1;
    }
    if (left < count) this.options.onEvict?.();
  }

  private notify(page: number): void {
    for (const listener of [...(this.listeners.get(page) ?? [])]) listener();
  }
}
