/** Starts the code and the data of a screen before one goes there: when the pointer or the focus is on its link. */
import { createContext, useContext } from 'react';
import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';

/** A preloaded screen that nobody opened is let go after this long, in milliseconds. */
const KEPT = 15_000;

export type Preload = (href: string) => void;

/** Nothing is preloaded where no router is (tests of single components). */
export const PreloadContext = createContext<Preload>(() => {});

/** Preloads the screen at an address of ours. */
export const usePreload = (): Preload => useContext(PreloadContext);

/**
 * Runs the loader of the route that an address leads to, as a navigation would. Its queries are
 * those that the navigation then finds in Relay's store or on the way: it asks nothing twice.
 */
export function createPreload(routes: RouteObject[]): Preload {
  const under = new Set<string>();
  return (href) => {
    if (under.has(href)) return;
    under.add(href);
    const controller = new AbortController();
    const letGo = (): void => {
      under.delete(href);
      controller.abort();
    };
    setTimeout(letGo, KEPT);
    run(routes, href, controller.signal).catch(letGo);
  };
}

async function run(routes: RouteObject[], href: string, signal: AbortSignal): Promise<void> {
  const url = new URL(href, window.location.origin);
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const lazy = match?.route.lazy;
  if (!match || !lazy || typeof lazy === 'function') return;
  const [loader] = await Promise.all([lazy.loader?.(), lazy.Component?.()]);
  if (typeof loader !== 'function') return;
  const args = { request: new Request(url, { signal }), url, params: match.params, context: {}, pattern: '' };
  await (loader as LoaderFunction)(args as Parameters<LoaderFunction>[0]);
}
