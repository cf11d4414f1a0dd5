import type { NavigateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { graphql } from 'react-relay';
import { buildIssueListHref, parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { quoteFilterValue } from '../../../../shared/query/quote';
import { splitIssueKey } from '../../../navigation/hrefs';
import { fetchQueryOnce } from '../../../relay/queries/requests';
import { pluralize } from '../../../ui/format';
import { formatDayAndTime } from '../../../ui/formatDayAndTime';
import { showNotice } from '../../../ui/notice';
import { getIssueSelection } from './IssueSelection';
import type { relatedIssuesQuery as Query } from '../../../../../__generated__/relatedIssuesQuery.graphql';

/** How the selected issues are related to an issue: all by its author, or the burst around it. */
export type IssueRelation = 'author' | 'burst';

/**
 * Opens the list of the issues that are related to an issue, with all of them selected for a bulk edit. If there are
 * none, or they cannot be loaded, shows a notice instead.
 */
export async function selectRelatedIssues(
  { environment, navigate }: { environment: IEnvironment; navigate: NavigateFunction },
  issueKey: string,
  relation: IssueRelation,
): Promise<void> {
  if (relation === 'burst') showNotice('Looking for similar issues…', 'confirmation');
  let issue: RelatedIssues | null;
  try {
    issue = await fetchRelatedIssues(environment, issueKey, relation === 'burst');
  } catch {
    return showNotice('The issues could not be loaded. Check your connection.', 'error');
  }
  if (!issue) return showNotice(`Issue ${issueKey} not found`, 'error');
  const [projectKey] = splitIssueKey(issueKey);
  const open = (query: string, sort: string | null) => {
    const list = { ...parseIssueListUrl(projectKey, new URLSearchParams()), query, sort };
    void navigate(buildIssueListHref(list));
    return getIssueSelection(list);
  };
  const { author, burst } = issue;
  if (!burst) {
    if (author === null) return showNotice(`The author of ${issueKey} is unknown`, 'error');
    return open(`author:${quoteFilterValue(author)}`, null).selectAll();
  }
  if (burst.ids.length === 1)
    return showNotice(`No similar issues were created at about the time of ${issueKey}`, 'confirmation');
  const selection = open(burst.query, 'created-desc');
  selection.clear();
  selection.setIssuesSelected(burst.ids, true);
  selection.setSelectionMessage(describeBurst(burst));
  showNotice(`${pluralize(burst.ids.length, 'similar issue')} selected`, 'confirmation');
}

function describeBurst({ authorCount, startedAt, endedAt, isCutOff }: FetchedBurst): string {
  const [from, to] = [startedAt, endedAt].map((at) => formatDayAndTime(Date.parse(at), Date.now()));
  const text = `By ${pluralize(authorCount, 'author')}, ${from === to ? from : `${from} to ${to}`}`;
  return isCutOff ? `${text}. The burst may have more issues.` : text;
}

/** The issues of a burst, and the query of a list that contains them. */
interface FetchedBurst {
  ids: readonly string[];
  query: string;
  authorCount: number;
  startedAt: string;
  endedAt: string;
  isCutOff: boolean;
}

/** The author of an issue or the burst around it. */
interface RelatedIssues {
  /** Login of the author; null if the author is unknown, or not requested. */
  author: string | null;
  /** Null if not requested. */
  burst: FetchedBurst | null;
}

/** Fetches the author of an issue or, with `hasBurst`, the burst around it. Null: the issue was deleted. */
async function fetchRelatedIssues(
  environment: IEnvironment,
  issueKey: string,
  hasBurst: boolean,
): Promise<RelatedIssues | null> {
  const [key, number] = splitIssueKey(issueKey);
  const { project } = await fetchQueryOnce<Query>(
    environment,
    graphql`
      query relatedIssuesQuery($key: String!, $number: Int!, $hasBurst: Boolean!) {
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
  );
  const issue = project?.issue;
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
