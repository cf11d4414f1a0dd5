import type { ComponentType } from 'react';
import type { LoaderFunction, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';

/** An entry of the route table. */
export type RouteEntry = ScreenRouteEntry | RedirectRouteEntry;

export interface ScreenRouteEntry {
  /** URL path of the route; `/` is the index route. */
  path: string;
  /** Placeholder while the chunks load after a page load; absent: the page stays empty. */
  skeleton?: ComponentType;
  /** Imports the chunk with the query of the screen; it is separate from the code, so that both load in parallel. */
  query?: () => Promise<RouteModule>;
  /** Imports the rule that decides when the loader runs again; absent: it runs again when the URL changes. */
  shouldRevalidate?: () => Promise<ShouldRevalidateFunction>;
  /** Imports the chunk with the code of the screen. */
  screen: () => Promise<ComponentType>;
}

export interface RedirectRouteEntry {
  path: string;
  /** Address of the redirect, or a function that builds it from the route parameters. */
  redirectTo: string | ((params: LoaderFunctionArgs['params']) => string);
}

/** Exports of the `route.ts` file of a screen. */
interface RouteModule {
  createRouteLoader: (environment: IEnvironment) => LoaderFunction;
}
