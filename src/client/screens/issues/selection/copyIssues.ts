import { copySelectionLink } from './copySelectionLink';
import { graphql, readInlineData } from 'react-relay';
import { COPIED_ISSUES_MAX, DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { announceToScreenReader } from '../../../ui/announce';
import { copyText } from '../../../ui/copy/copyText';
import { formatCount, pluralize } from '../../../ui/format';
import type { IssueSelection, IssueSelectionState } from './IssueSelection';
import type { IssueListStore } from '../data/IssueListStore';
import { type CopiedIssue, type CopyFormat, formatCopiedIssues } from './formatCopiedIssues';
import type { MenuSection } from '../../../ui/MenuPopover';
import type { copyIssuesByIdQuery } from '../../../../../__generated__/copyIssuesByIdQuery.graphql';
import type { copyIssuesQuery } from '../../../../../__generated__/copyIssuesQuery.graphql';
import type { copyIssues_issue$key } from '../../../../../__generated__/copyIssues_issue.graphql';
import { toGroupByInput } from '../../../../shared/issueList/grouping';
import { getIssueListSortOrder } from '../../../../shared/issueList/issueListUrlState';
import { buildIssueKeyHref, splitIssueKey } from '../../../navigation/hrefs';
import { fetchQueryOnce } from '../../../relay/queries/requests';

export { copySelectionLink };

/**
 * Copies the selected issues to the clipboard, at most COPIED_ISSUES_MAX, and shows in the selection bar how many were
 * copied.
 */
export async function copySelectedIssues(
  store: IssueListStore,
  selection: IssueSelection,
  format: CopyFormat,
): Promise<void> {
  selection.setSelectionMessage('Copying…');
  selection.setSelectionMessage(await copyIssues(() => fetchIssues(store, selection.state), format));
}

/** Copies one issue to the clipboard, and announces this to screen readers. */
export async function copyIssue(store: IssueListStore, issueKey: string, format: CopyFormat): Promise<void> {
  const fetchOne = async () => ({
    issues: (await fetchCopiedIssueByKey(store, issueKey)).map(({ issue }) => issue),
    hasMore: false,
  });
  announceToScreenReader(await copyIssues(fetchOne, format));
}

/** Returns a message for the user: the number of copied issues, or an error. */
async function copyIssues(fetchAll: () => Promise<IssuesToCopy>, format: CopyFormat): Promise<string> {
  try {
    const { issues, hasMore } = await fetchAll();
    await copyText(formatCopiedIssues(issues, format));
    return hasMore
      ? `Copied the first ${formatCount(issues.length)} issues (maximum)`
      : `Copied ${pluralize(issues.length, 'issue')}`;
  } catch {
    // The request failed, or the page has no access to the clipboard, for example over plain HTTP.
    return 'Copying failed. Check your connection and the clipboard permission.';
  }
}

interface IssuesToCopy {
  issues: CopiedIssue[];
  /** Whether more issues are selected than are copied. */
  hasMore: boolean;
}

async function fetchIssues(
  store: IssueListStore,
  { all, ids }: Pick<IssueSelectionState, 'all' | 'ids'>,
): Promise<IssuesToCopy> {
  const issues: CopiedIssue[] = [];
  if (!all) {
    const copied = [...ids].slice(0, COPIED_ISSUES_MAX);
    for (let at = 0; at < copied.length; at += DEFAULT_LIST_PAGE_SIZE)
      issues.push(...(await fetchCopiedIssuesById(store, copied.slice(at, at + DEFAULT_LIST_PAGE_SIZE))));
    return { issues, hasMore: ids.size > COPIED_ISSUES_MAX };
  }
  for (let page = 0; ; page++) {
    const { issues: listed, hasNextPage } = await fetchCopiedIssuePage(store, page);
    issues.push(...listed.filter(({ id }) => !ids.has(id)).map(({ issue }) => issue));
    if (issues.length > COPIED_ISSUES_MAX)
      return { issues: issues.slice(0, COPIED_ISSUES_MAX), hasMore: true };
    if (!hasNextPage) return { issues, hasMore: false };
  }
}

const FORMAT_ITEMS: MenuSection['items'] = [
  { command: 'list.copy', label: 'As Markdown list' },
  { id: 'links', label: 'As links' },
  { id: 'csv', label: 'As CSV' },
];

const getCopyFormat = (id: string): CopyFormat => (id === 'list.copy' ? 'markdown' : (id as CopyFormat));

/** The menu section that copies the selected issues. */
export const createSelectionCopySection = (
  title: string,
  store: IssueListStore,
  selection: IssueSelection,
): MenuSection => ({
  title,
  items: [...FORMAT_ITEMS, { command: 'select.copyLink' }],
  onAction: (id) =>
    void (id === 'select.copyLink'
      ? copySelectionLink(store, selection)
      : copySelectedIssues(store, selection, getCopyFormat(id))),
});

/** The menu section that copies one issue. */
export const createIssueCopySection = (store: IssueListStore, issueKey: string): MenuSection => ({
  title: 'Copy',
  items: FORMAT_ITEMS,
  onAction: (id) => void copyIssue(store, issueKey, getCopyFormat(id)),
});

const copiedIssueFragment = graphql`
  fragment copyIssues_issue on Issue @inline {
    id
    key
    title
    type
    priority
    state {
      name
    }
    author {
      login
    }
    copiedAssignees: assignees(first: 20) {
      nodes {
        login
      }
    }
    copiedLabels: labels(first: 50) {
      nodes {
        name
      }
    }
    milestone {
      title
    }
    dueOn
    createdAt
    updatedAt
    closedAt
    commentCount
    voteCount
  }
`;

/** Fetches issues by id, at most DEFAULT_LIST_PAGE_SIZE, without deleted ones. */
async function fetchCopiedIssuesById(
  { environment }: IssueListStore,
  ids: readonly string[],
): Promise<CopiedIssue[]> {
  const { nodes } = await fetchQueryOnce<copyIssuesByIdQuery>(
    environment,
    graphql`
      query copyIssuesByIdQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Issue {
            ...copyIssues_issue @alias(as: "copied")
          }
        }
      }
    `,
    { ids },
  );
  return nodes.flatMap((node) => (node?.copied ? toCopiedIssue(node.copied).issue : []));
}

const copiedIssuesQuery = graphql`
  query copyIssuesQuery(
    $projectKey: String
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String
    $first: Int!
    $offset: Int!
  ) {
    issueContainer(projectKey: $projectKey) {
      issues(
        query: $query
        orderBy: $orderBy
        groupBy: $groupBy
        snapshot: $snapshot
        first: $first
        offset: $offset
      ) {
        nodes {
          ...copyIssues_issue
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
`;

/** Fetches the issues of a page of the list, in list order, with their ids. Deleted issues are left out. */
const fetchCopiedIssuePage = (store: IssueListStore, page: number): Promise<CopiedIssuePage> =>
  fetchCopiedIssues(store, {
    projectKey: store.list.projectKey,
    query: store.list.query,
    orderBy: getIssueListSortOrder(store.list),
    groupBy: toGroupByInput(store.list.group),
    snapshot: store.snapshotToken,
    first: DEFAULT_LIST_PAGE_SIZE,
    offset: page * DEFAULT_LIST_PAGE_SIZE,
  });

/** Fetches an issue by its key. Returns an empty array if it was deleted. */
async function fetchCopiedIssueByKey(store: IssueListStore, issueKey: string): Promise<CopiedIssueWithId[]> {
  const [projectKey, number] = splitIssueKey(issueKey);
  const variables = { projectKey, query: `number:${number}`, first: 1, offset: 0 };
  return (await fetchCopiedIssues(store, variables)).issues;
}

interface CopiedIssuePage {
  issues: CopiedIssueWithId[];
  hasNextPage: boolean;
}

interface CopiedIssueWithId {
  id: string;
  issue: CopiedIssue;
}

async function fetchCopiedIssues(
  { environment }: IssueListStore,
  variables: copyIssuesQuery['variables'],
): Promise<CopiedIssuePage> {
  const { issueContainer } = await fetchQueryOnce<copyIssuesQuery>(environment, copiedIssuesQuery, variables);
  const page = issueContainer?.issues;
  return {
    issues: (page?.nodes ?? []).map((node) => toCopiedIssue(node)),
    hasNextPage: page?.pageInfo.hasNextPage ?? false,
  };
}

function toCopiedIssue(issue: copyIssues_issue$key): CopiedIssueWithId {
  const data = readInlineData(copiedIssueFragment, issue);
  const { id, key } = data;
  return {
    id,
    issue: {
      key,
      title: data.title,
      state: data.state.name,
      type: data.type.toLowerCase(),
      priority: data.priority.toLowerCase(),
      author: data.author?.login ?? null,
      assignees: data.copiedAssignees.nodes.map(({ login }) => login),
      labels: data.copiedLabels.nodes.map(({ name }) => name),
      milestone: data.milestone?.title ?? null,
      due: data.dueOn?.slice(0, 10) ?? null,
      created: data.createdAt,
      updated: data.updatedAt,
      closed: data.closedAt ?? null,
      comments: data.commentCount,
      votes: data.voteCount,
      url: new URL(buildIssueKeyHref(key), window.location.href).href,
    },
  };
}
