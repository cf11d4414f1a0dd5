/** Loads the code and the data of a screen before the navigation: on hover or focus of a link. */
import { createContext, useContext } from 'react';
import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';

/** Milliseconds after which the data of a preloaded screen that was not opened is released. */
const SCREEN_PRELOAD_RETENTION_MS = 15_000;

/**
 * Preloads the screen at a URL.
 * @param part `code`: without the screen's data
 */
export type PreloadScreenFunction = (href: string, part?: 'code') => void;

/** Provides the function that preloads a screen. Without a router, as in component tests, it does nothing. */
export const PreloadScreenContext = createContext<PreloadScreenFunction>(() => {});

/** Returns a function that preloads the code and data of the screen at a URL of this application. */
export const usePreloadScreen = (): PreloadScreenFunction => useContext(PreloadScreenContext);

/**
 * Runs the loader of the route at a URL. A navigation to it then finds the queries in Relay's store or in
 * flight, and does not repeat the requests.
 */
export function createScreenPreloader(routes: RouteObject[]): PreloadScreenFunction {
  const active = new Set<string>();
  return (href, part) => {
    if (part === 'code') return void loadScreenCode(routes, href).catch(() => {});
    if (active.has(href)) return;
    active.add(href);
    const controller = new AbortController();
    const release = (): void => {
      active.delete(href);
      controller.abort();
    };
    setTimeout(release, SCREEN_PRELOAD_RETENTION_MS);
    runRouteLoaders(routes, href, controller.signal).catch(release);
  };
}

async function runRouteLoaders(routes: RouteObject[], href: string, signal: AbortSignal): Promise<void> {
  const { url, params, loader } = await loadScreenCode(routes, href);
  if (typeof loader !== 'function') return;
  const args = { request: new Request(url, { signal }), url, params, context: {}, pattern: '' };
  await (loader as LoaderFunction)(args as Parameters<LoaderFunction>[0]);
}

/** Loads the code of the screen at a URL. */
async function loadScreenCode(routes: RouteObject[], href: string) {
  const url = new URL(href, window.location.origin);
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const lazy = typeof match?.route.lazy === 'object' ? match.route.lazy : undefined;
  const [loader] = await Promise.all([lazy?.loader?.(), lazy?.Component?.()]);
  return { url, params: match?.params ?? {}, loader };
}
