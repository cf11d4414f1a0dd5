import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { ListNewsQuery as Query } from '../../../../../__generated__/ListNewsQuery.graphql';

/** Counts alone: what of a list has changed, without touching what is shown of it. */
const query = graphql`
  query ListNewsQuery($key: String!, $query: String!, $touched: String!) {
    project(key: $key) {
      all: issues(query: $query) {
        totalCount
      }
      touched: issues(query: $touched) {
        totalCount
      }
    }
  }
`;

/** How many issues a list has now, and how many of those that changed are among them. */
export async function askListNews(
  environment: IEnvironment,
  key: string,
  list: string,
  touched: readonly number[] | null,
): Promise<{ total: number; touched: number }> {
  const variables = { key, query: list, touched: touched ? among(list, touched) : list };
  const data = await fetchQuery<Query>(environment, query, variables).toPromise();
  return {
    total: data?.project?.all.totalCount ?? 0,
    touched: data?.project?.touched.totalCount ?? 0,
  };
}

/** A list narrowed to some of its issues. The last word stays the last one: it matches by its beginning. */
function among(list: string, numbers: readonly number[]): string {
  const these = `number:${numbers.join()}`;
  return /\bOR\b/.test(list) ? `${these} (${list})` : `${these} ${list}`;
}
