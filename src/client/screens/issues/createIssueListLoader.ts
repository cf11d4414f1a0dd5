import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { LoadedSavedViewQuery } from '../../../../__generated__/LoadedSavedViewQuery.graphql';
import type { PeekPanelQuery } from '../../../../__generated__/PeekPanelQuery.graphql';
import { loadAbortableQuery, waitForQueryBriefly } from '../../relay/loadAbortableQuery';
import {
  COLLAPSED_GROUPS_URL_PARAMETER,
  type IssueListUrlState,
  parseIssueListUrl,
} from '../../../shared/issueList/issueListUrlState';
import { splitIssueKey } from '../../components/issueHref';
import { GroupHeading } from './list/lazyGroupHeading';
import { importIssueColumns } from './list/useIssueColumns';
import { importPeekPanelQuery, PeekPanel } from './peek/lazyPeekPanel';
import { importSavedViews } from './savedViews/lazySavedView';
import { parsePeekedIssueKey } from './peek/peekedIssueUrl';
import type { IssueListSource } from './view/IssueListSource';
import type { IssueListStore } from './view/IssueListStore';
import { openIssueListStore } from './view/views';

export interface IssuesLoaderData {
  view: IssueListStore;
  /** Query for the issue in the preview panel, or the error if the panel's code failed to load; null: the panel is closed. */
  peek: PreloadedQuery<PeekPanelQuery> | Error | null;
  /** Query of the saved view that the list started from; null: none. */
  savedView: PreloadedQuery<LoadedSavedViewQuery> | null;
}

/**
 * Creates the loader of a list: that of the project in the path, or that of all projects if the path names none. It
 * requests rows and counts while the screen's code is still loading. The navigation does not wait for the list, which
 * shows its own skeleton; it waits briefly for an issue in the preview panel, to avoid its skeleton if the response is
 * fast.
 */
export const createIssueListLoader =
  (environment: IEnvironment, source: IssueListSource) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<IssuesLoaderData> => {
    const { searchParams } = new URL(request.url);
    const { key = null } = params;
    const list = parseIssueListUrl(key, searchParams);
    if (list.group !== null) GroupHeading.preload();
    const code = list.trees && (await import(/* webpackChunkName: "columns" */ './trees/treesSource'));
    const view = openIssueListStore(environment, list, code ? code.TREES_SOURCE : source);
    const [peek, savedView] = await Promise.all([
      loadPeek(environment, parsePeekedIssueKey(searchParams, key), request.signal),
      loadSavedView(environment, list, request.signal),
      // Otherwise the rows would first have the default columns.
      list.columns !== null && importIssueColumns(),
    ]);
    return { view, peek, savedView };
  };

async function loadPeek(
  environment: IEnvironment,
  issueKey: string | null,
  signal: AbortSignal,
): Promise<IssuesLoaderData['peek']> {
  if (issueKey === null) return null;
  const loadingQuery = importPeekPanelQuery();
  // If the code of the panel fails to load, the screen shows the error instead.
  PeekPanel.preload();
  import('./peek/PeekedIssue').catch(() => {});
  try {
    const { default: query } = await loadingQuery;
    const [key, number] = splitIssueKey(issueKey);
    const variables = { key, number: Number(number) };
    const peek = loadAbortableQuery<PeekPanelQuery>(environment, query, variables, signal);
    await waitForQueryBriefly(peek);
    return peek;
  } catch (error) {
    return error as Error;
  }
}

/** A list whose view cannot be loaded is shown without its name. */
async function loadSavedView(
  environment: IEnvironment,
  { projectKey: key, savedView: slug }: IssueListUrlState,
  signal: AbortSignal,
): Promise<IssuesLoaderData['savedView']> {
  if (slug === null) return null;
  const code = await importSavedViews().catch(() => null);
  return code && code.loadSavedView(environment, { key, slug }, signal);
}

/**
 * The list's loader runs again only if the new URL needs other data; Relay's live updates keep the rest
 * current.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname ||
  getListLoaderUrlParameters(currentUrl) !== getListLoaderUrlParameters(nextUrl);

/** The URL parameters of the list without those that only change how it is shown. */
function getListLoaderUrlParameters({ searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  for (const name of [COLLAPSED_GROUPS_URL_PARAMETER, 'columns', 'density']) params.delete(name);
  return params.toString();
}
