import type { IEnvironment } from 'relay-runtime';
import { type ListState, isSameList } from '../../../components/listState';
import { readSavedListPosition } from '../rowModel/savedPosition';
import { IssuesView } from './IssuesView';

/** A view that a loader opened and no screen took over is let go after this long, in ms. */
const UNUSED_TTL = 20_000;
/** One that was left can be come back to this long: half of what its snapshot lives. */
const LEFT_TTL = 5 * 60_000;
/** Lists that were left and are still held. */
const LEFT_MAX = 3;

interface Held {
  readonly view: IssuesView;
  users: number;
  /** No screen has used it so far: a preload's, or a navigation's that is on the way. */
  fresh: boolean;
  /** Of a query that is still being typed: nobody comes back to it. */
  typed: boolean;
  expiry: ReturnType<typeof setTimeout> | undefined;
}

/** Oldest first. */
const held = new Map<IssuesView, Held>();

/**
 * The view of a list, already asking: the one on screen (only the peek changes), one that was just
 * preloaded, the one that this history entry showed, or else a new one.
 */
export function openView(environment: IEnvironment, list: ListState): IssuesView {
  const entry = open(environment, list);
  entry.typed = false;
  return entry.view;
}

/**
 * The view of a query that is being typed. It goes with the screen's interest in it, unless a
 * navigation opens the same list by then.
 */
export function openTypedView(environment: IEnvironment, list: ListState): IssuesView {
  return open(environment, list).view;
}

function open(environment: IEnvironment, list: ListState): Held {
  const snapshot = readSavedListPosition()?.snapshot;
  for (const entry of held.values()) {
    const { view, users, fresh } = entry;
    if (!isSameList(view.list, list) || view.environment !== environment) continue;
    if (users === 0 && !fresh && view.snapshot !== snapshot) continue;
    view.start();
    return entry;
  }
  const view = new IssuesView(environment, list);
  const entry: Held = { view, users: 0, fresh: true, typed: true, expiry: undefined };
  held.set(view, entry);
  expireIn(entry, UNUSED_TTL);
  view.start();
  return entry;
}

/** A screen uses it until it calls the answer. */
export function retainView(view: IssuesView): () => void {
  const entry = held.get(view) ?? { view, users: 0, fresh: false, typed: false, expiry: undefined };
  held.delete(view);
  held.set(view, entry);
  clearTimeout(entry.expiry);
  entry.users += 1;
  entry.fresh = false;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    // Not at once: the screen may hand it from one use to the next.
    if (entry.typed) return expireIn(entry, 0);
    view.rest();
    expireIn(entry, LEFT_TTL);
    const left = [...held.values()].filter(({ users, fresh, typed }) => users === 0 && !fresh && !typed);
    for (const oldest of left.slice(0, Math.max(0, left.length - LEFT_MAX))) drop(oldest);
  };
}

function expireIn(entry: Held, ms: number): void {
  clearTimeout(entry.expiry);
  entry.expiry = setTimeout(() => drop(entry), ms);
}

function drop(entry: Held): void {
  clearTimeout(entry.expiry);
  held.delete(entry.view);
  entry.view.dispose();
}
