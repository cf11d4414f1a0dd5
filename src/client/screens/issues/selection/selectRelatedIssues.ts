import type { NavigateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { buildIssueListHref, parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { quoteFilterValue } from '../../../../shared/query/quote';
import { splitIssueKey } from '../../../components/issueHref';
import { pluralize } from '../../../ui/format';
import { formatDayAndTime } from '../../../ui/formatDayAndTime';
import { showNotice } from '../../../ui/notice';
import { getIssueSelection } from './IssueSelection';
import { type FetchedBurst, fetchRelatedIssues, type RelatedIssues } from './RelatedIssuesQuery';

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
    return showNotice(`No similar issues were filed around ${issueKey}`, 'confirmation');
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
