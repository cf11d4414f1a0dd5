import type { PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import query, { type AppShellQuery } from '../../../__generated__/AppShellQuery.graphql';
import { loadAbortableQuery } from '../relay/loadAbortableQuery';

export type AppShellQueryRef = PreloadedQuery<AppShellQuery>;

/** Loads the query of the shell (viewer and sidebar); its data is retained until the page is closed. */
export const loadAppShellQuery = (environment: IEnvironment): AppShellQueryRef =>
  loadAbortableQuery<AppShellQuery>(environment, query, {}, new AbortController().signal);
