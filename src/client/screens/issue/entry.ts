import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type IEnvironment, commitLocalUpdate, type DataID } from 'relay-runtime';
import duplicatesQuery, {
  type IssueDuplicatesQuery,
} from '../../../../__generated__/IssueDuplicatesQuery.graphql';
import query, { type IssueScreenQuery } from '../../../../__generated__/IssueScreenQuery.graphql';
import { getIssueScreenVariables } from '../../../shared/pages/issueScreenVariables';
import { RequestError } from '../../errors/RequestError';
import { isPreloadRequest } from '../../navigation/preload';
import { loadAbortableQuery, waitForQueryBriefly } from '../../relay/queries/screenQueries';

export interface IssueLoaderData {
  queryRef: PreloadedQuery<IssueScreenQuery>;
  duplicatesRef: PreloadedQuery<IssueDuplicatesQuery>;
}

/**
 * Loads the issue screen's query, then that of its likely duplicates. The screen opens at once if a list has loaded the
 * issue's row.
 *
 * @throws {RequestError} NOT_FOUND when the URL's issue number is invalid; whether the issue exists is known only from
 *   the response
 */
export const createRouteLoader =
  (environment: IEnvironment) =>
  async ({
    request,
    params,
  }: LoaderFunctionArgs): Promise<IssueLoaderData | Pick<IssueLoaderData, 'queryRef'>> => {
    const { key = '', number = '' } = params;
    const variables = getIssueScreenVariables(key, number, new URL(request.url).searchParams);
    if (!variables) throw new RequestError('NOT_FOUND', 'Page not found.');
    const isListed = linkStoredIssueToScreenQuery(environment, key, variables.number);
    const queryRef = loadAbortableQuery<IssueScreenQuery>(environment, query, variables, request.signal);
    if (!isListed) await waitForQueryBriefly(queryRef);
    // A separate request, because finding duplicates takes longer than reading the issue. Not sent for preloads, which
    // start at every link that the pointer or the focus passes.
    if (isPreloadRequest(request)) return { queryRef };
    const duplicatesRef = loadAbortableQuery<IssueDuplicatesQuery>(
      environment,
      duplicatesQuery,
      { key, number: variables.number },
      request.signal,
    );
    return { queryRef, duplicatesRef };
  };

/**
 * Links an issue in Relay's store to the field `issue(number:)` that the issue screen reads, so that the screen renders
 * fields loaded by a list before its own response arrives. The link is necessary because the store finds records only
 * by global id.
 *
 * @returns whether the store has all fields that a list row selects
 */
export function linkStoredIssueToScreenQuery(
  environment: IEnvironment,
  projectKey: string,
  number: number,
): boolean {
  const found = findIssueRecord(environment, `${projectKey}-${number}`);
  if (!found) return false;
  commitLocalUpdate(environment, (store) => {
    const project = store.getRoot().getLinkedRecord('project', { key: projectKey });
    if (project && project.getLinkedRecord('issue', { number }) === undefined)
      project.setLinkedRecord(store.get(found.id)!, 'issue', { number });
  });
  return found.isListed;
}

/** Looks at every record: a few ms at most, because the store keeps only the lists that were open last. */
function findIssueRecord(
  environment: IEnvironment,
  key: string,
): { id: DataID; isListed: boolean } | undefined {
  const source = environment.getStore().getSource();
  for (const id of source.getRecordIDs()) {
    const record = source.get(id) as { __typename?: string; key?: string } | null | undefined;
    if (record?.key !== key || record.__typename !== 'Issue') continue;
    return { id, isListed: 'priority' in record && 'viewerCan' in record };
  }
  return undefined;
}
