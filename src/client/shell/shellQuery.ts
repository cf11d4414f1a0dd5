import type { PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import query, { type ShellQuery } from '../../../__generated__/ShellQuery.graphql';
import { loadOwnedQuery } from '../relay/loadOwnedQuery';

export type ShellQueryRef = PreloadedQuery<ShellQuery>;

/** The sidebar's one query: asked once, and kept for as long as the page lives. */
export const loadShellQuery = (environment: IEnvironment): ShellQueryRef =>
  loadOwnedQuery<ShellQuery>(environment, query, {}, new AbortController().signal);
