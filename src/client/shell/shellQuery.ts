import type { PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import query, { type ShellQuery } from '../../../__generated__/ShellQuery.graphql';
import { loadAbortableQuery } from '../relay/loadAbortableQuery';

export type AppShellQueryRef = PreloadedQuery<ShellQuery>;

/** Loads the query of the shell (viewer and sidebar); its data is retained until the page is closed. */
export const loadAppShellQuery = (environment: IEnvironment): AppShellQueryRef =>
  loadAbortableQuery<ShellQuery>(environment, query, {}, new AbortController().signal);
