import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { SavedViewMenuQuery } from '../../../../__generated__/SavedViewMenuQuery.graphql';
import type { PreviewPanelQuery } from '../../../../__generated__/PreviewPanelQuery.graphql';
import { loadAbortableQuery, waitForQueryBriefly } from '../../relay/queries/screenQueries';
import {
  COLLAPSED_GROUPS_URL_PARAMETER,
  type IssueListUrlState,
  parseIssueListUrl,
} from '../../../shared/issueList/issueListUrlState';
import { splitIssueKey } from '../../navigation/hrefs';
import { GroupHeading, importPreviewPanelQuery, PreviewPanel } from './list/lazyParts';
import { importIssueColumns } from './list/rowLayout';
import { importSavedViews } from './savedViews/lazySavedViewMenu';
import { parsePreviewedIssueKey } from './preview/usePreview';
import type { IssueListStore } from './data/IssueListStore';
import { openIssueListStore } from './data/openLists';

export interface IssuesLoaderData {
  store: IssueListStore;
  /** Query for the issue in the preview panel, or the error if the panel's code failed to load; null: the panel is closed. */
  preview: PreloadedQuery<PreviewPanelQuery> | Error | null;
  /** Query of the saved view that the list started from; null: none. */
  savedView: PreloadedQuery<SavedViewMenuQuery> | null;
}

/**
 * Creates the loader of both list routes: the list of the project in the path, or of all projects if the path names none. It
 * requests rows and counts while the screen's code is still loading. The navigation does not wait for the list, which
 * shows its own skeleton; it waits briefly for an issue in the preview panel, to avoid its skeleton if the response is
 * fast.
 */
export const createRouteLoader =
  (environment: IEnvironment) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<IssuesLoaderData> => {
    const { searchParams } = new URL(request.url);
    const { key = null } = params;
    const list = parseIssueListUrl(key, searchParams);
    if (list.group !== null) GroupHeading.preload();
    const code = list.trees && (await import(/* webpackChunkName: "columns" */ './trees/IssueTree'));
    const createTree = code ? (store: IssueListStore) => new code.IssueTree(store) : undefined;
    const store = openIssueListStore(environment, list, createTree);
    const [preview, savedView] = await Promise.all([
      loadPreview(environment, parsePreviewedIssueKey(searchParams, key), request.signal),
      loadSavedView(environment, list, request.signal),
      // Loaded before the rows, which would otherwise first appear with the default columns.
      list.columns !== null && importIssueColumns(),
    ]);
    return { store, preview, savedView };
  };

async function loadPreview(
  environment: IEnvironment,
  issueKey: string | null,
  signal: AbortSignal,
): Promise<IssuesLoaderData['preview']> {
  if (issueKey === null) return null;
  const loadingQuery = importPreviewPanelQuery();
  // If the code of the panel fails to load, the screen shows the error instead.
  PreviewPanel.preload();
  import('./preview/PreviewedIssue').catch(() => {});
  try {
    const { default: query } = await loadingQuery;
    const [key, number] = splitIssueKey(issueKey);
    const variables = { key, number: Number(number), hasSubIssues: true };
    const preview = loadAbortableQuery<PreviewPanelQuery>(environment, query, variables, signal);
    await waitForQueryBriefly(preview);
    return preview;
  } catch (error) {
    return error as Error;
  }
}

/** If the saved view cannot be loaded, the list is shown without the name of the view. */
async function loadSavedView(
  environment: IEnvironment,
  { projectKey: key, savedView: slug }: IssueListUrlState,
  signal: AbortSignal,
): Promise<IssuesLoaderData['savedView']> {
  if (slug === null) return null;
  const code = await importSavedViews().catch(() => null);
  if (!code) return null;
  const variables = { key, slug };
  const query = code.loadedSavedViewQuery;
  const savedView = loadAbortableQuery<SavedViewMenuQuery>(environment, query, variables, signal);
  await waitForQueryBriefly(savedView);
  return savedView;
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
