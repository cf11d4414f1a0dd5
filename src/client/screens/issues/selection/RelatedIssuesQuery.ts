import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { RelatedIssuesQuery as Query } from '../../../../../__generated__/RelatedIssuesQuery.graphql';
import { splitIssueKey } from '../../../components/issueHref';

/** The issues of a burst, and the query of a list that contains them. */
export interface FetchedBurst {
  ids: readonly string[];
  query: string;
  authorCount: number;
  startedAt: string;
  endedAt: string;
  isCutOff: boolean;
}

/** The author of an issue or the burst around it. */
export interface RelatedIssues {
  /** Login of the author; null if the author is unknown, or not requested. */
  author: string | null;
  /** Null if not requested. */
  burst: FetchedBurst | null;
}

/** Fetches the author of an issue or, with `hasBurst`, the burst around it. Null: the issue was deleted. */
export async function fetchRelatedIssues(
  environment: IEnvironment,
  issueKey: string,
  hasBurst: boolean,
): Promise<RelatedIssues | null> {
  const [key, number] = splitIssueKey(issueKey);
  const data = await fetchQuery<Query>(
    environment,
    graphql`
      query RelatedIssuesQuery($key: String!, $number: Int!, $hasBurst: Boolean!) {
        project(key: $key) {
          issue(number: $number) {
            author @skip(if: $hasBurst) {
              login
            }
            burst @include(if: $hasBurst) {
              authorCount
              startedAt
              endedAt
              isCutOff
              issueIds
              query
            }
          }
        }
      }
    `,
    { key, number: Number(number), hasBurst },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const issue = data?.project?.issue;
  if (!issue) return null;
  const { author, burst } = issue;
  return {
    author: author?.login ?? null,
    burst: burst
      ? {
          ids: burst.issueIds,
          query: burst.query,
          authorCount: burst.authorCount,
          startedAt: burst.startedAt,
          endedAt: burst.endedAt,
          isCutOff: burst.isCutOff,
        }
      : null,
  };
}
