/** Loads the code and the data of a screen before the navigation: on hover or focus of a link. */
import { createContext, useContext } from 'react';
import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';

/** Milliseconds after which the data of a preloaded screen that was not opened is released. */
const SCREEN_PRELOAD_RETENTION_MS = 15_000;

/**
 * How long the pointer must rest on a link before its screen is preloaded, in ms; sweeping over links loads nothing.
 */
export const HOVER_PRELOAD_DELAY_MS = 60;

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
 * Call this before a router is created from the routes: it removes their `lazy` functions.
 */
export function createScreenPreloader(sharedRoutes: RouteObject[]): PreloadScreenFunction {
  const routes = sharedRoutes.map(copyRoute);
  const active = new Set<string>();
  return (href, part) => {
    if (part === 'code') return void loadScreenCode(routes, href).catch(() => {});
    if (active.has(href)) return;
    const controller = new AbortController();
    active.add(href);
    const release = (): void => {
      active.delete(href);
      controller.abort();
    };
    setTimeout(release, SCREEN_PRELOAD_RETENTION_MS);
    runRouteLoaders(routes, href, controller.signal).catch(release);
  };
}

/** Copies a route, because react-router removes the functions of `lazy` from its routes when it has called them. */
const copyRoute = (route: RouteObject): RouteObject =>
  ({
    ...route,
    lazy: { ...(route.lazy as object) },
    children: route.children?.map(copyRoute),
  }) as RouteObject;

const preloadRequests = new WeakSet<Request>();

/** Whether a route loader is called only to preload the screen. It can then leave out data that is not urgent. */
export const isPreloadRequest = (request: Request): boolean => preloadRequests.has(request);

async function runRouteLoaders(routes: RouteObject[], href: string, signal: AbortSignal): Promise<void> {
  const { url, params, loader } = await loadScreenCode(routes, href);
  if (typeof loader !== 'function') return;
  const request = new Request(url, { signal });
  preloadRequests.add(request);
  const args = { request, url, params, context: {}, pattern: '' };
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
