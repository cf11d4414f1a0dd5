import type { IEnvironment } from 'relay-runtime';
import { QUERY_LENGTH_MAX } from '../../../../shared/limits';
import { type LiveUpdate, type LiveEvents, liveEventsOf } from '../../../relay/events/LiveEvents';
import { askListNews } from './ListNewsQuery';

/** What happens is counted after this long, in ms, and up to as much again: not all who look ask at once. */
const ASK_AFTER = 300;
/** While more and more happens, it is counted no more often than this, in ms. */
const ASK_AGAIN = 3_000;

/** A list is no longer as it is on screen. */
export interface News {
  /** How many issues it has more; 0: others, or in another order. */
  readonly more: number;
}

/** One that was deleted is found by no number. */
const GONE = { number: 0, version: Infinity };

interface Options {
  environment: IEnvironment;
  projectKey: string;
  query: string;
  /** How many issues the list on screen has; null: not known yet. */
  total: () => number | null;
  /** More has changed than was told: what the rows on screen say may be old. */
  freshen: () => void;
}

/**
 * What has happened to a list since it was asked for. Rows never move by themselves: one is told that they
 * would. A change concerns the list if its issue is in it now, or if the list has another length; what
 * one changes oneself is no news.
 */
export class ListNews {
  private readonly options: Options;
  private readonly live: LiveEvents;
  private readonly listeners = new Set<() => void>();
  /** The issues that were changed since it was asked last, by id; null: too many. */
  private touched: Map<string, { number: number; version: number }> | null = new Map();
  private waiting = false;
  private stale = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private askedAt = -Infinity;
  /** Grows when the list is asked for anew: an answer about the one before says nothing. */
  private list = 0;
  state: News | null = null;

  constructor(options: Options) {
    this.options = options;
    this.live = liveEventsOf(options.environment);
  }

  /** As long as somebody looks, what happens is counted. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) document.addEventListener('visibilitychange', this.askSoon);
    this.listeners.add(listener);
    this.askSoon();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) document.removeEventListener('visibilitychange', this.askSoon);
    };
  };

  readonly getState = (): News | null => this.state;

  note(change: LiveUpdate): void {
    if (!change.listsChanged) return;
    const deleted = [...change.deleted].filter((id) => !this.live.hasDeleted(id));
    if (change.reset || change.issues.size + change.deleted.size === 0) {
      this.touched = null;
      this.stale = true;
    }
    for (const [id, issue] of change.issues) this.touched?.set(id, issue);
    for (const id of deleted) this.touched?.set(id, GONE);
    this.waiting ||= this.touched === null || this.touched.size > 0;
    this.askSoon();
  }

  /** The list on screen is as it is now. */
  clear(): void {
    this.list += 1;
    this.touched = new Map();
    this.waiting = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.set(null);
  }

  private readonly askSoon = (): void => {
    const isSeen = this.listeners.size > 0 && document.visibilityState === 'visible';
    if (!this.waiting || !isSeen || this.timer) return;
    const rest = this.askedAt + ASK_AGAIN - performance.now();
    const after = Math.max(rest, ASK_AFTER * (1 + Math.random()));
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.ask();
    }, after);
  };

  private async ask(): Promise<void> {
    const { environment, projectKey, query, total, freshen } = this.options;
    const { list } = this;
    // The answer to one's own mutation may come after it is told as a change, but not this late.
    const others =
      this.touched && [...this.touched].filter(([id, { version }]) => !this.live.isOwn(id, version));
    this.waiting = false;
    if (others?.length === 0) return;
    const numbers = others && others.map(([, { number }]) => number);
    const fits = numbers !== null && numbers.join().length + query.length + 20 < QUERY_LENGTH_MAX;
    if (this.stale) freshen();
    this.stale = false;
    this.askedAt = performance.now();
    const now = await askListNews(environment, projectKey, query, fits ? numbers : null).catch(() => null);
    if (list !== this.list) return;
    // What could not be asked is asked with what happens next.
    if (!now) return void (this.waiting = true);
    const before = total() ?? now.total;
    const more = Math.max(0, now.total - before);
    if (this.state || now.touched > 0 || now.total !== before) this.set({ more });
  }

  private set(state: News | null): void {
    if (state?.more === this.state?.more && !state === !this.state) return;
    this.state = state;
    for (const listener of [...this.listeners]) listener();
  }
}
