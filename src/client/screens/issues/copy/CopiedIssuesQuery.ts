import { graphql, readInlineData } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { CopiedIssuesQueryByIdQuery } from '../../../../../__generated__/CopiedIssuesQueryByIdQuery.graphql';
import type { CopiedIssuesQuery } from '../../../../../__generated__/CopiedIssuesQuery.graphql';
import type { CopiedIssuesQuery_issue$key } from '../../../../../__generated__/CopiedIssuesQuery_issue.graphql';
import { toGroupByInput } from '../../../../shared/issueList/grouping';
import { getIssueListSortOrder } from '../../../../shared/issueList/issueListUrlState';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { buildIssueKeyHref, splitIssueKey } from '../../../components/issueHref';
import type { IssueListStore } from '../view/IssueListStore';
import type { CopiedIssue } from './formatCopiedIssues';

const copiedIssueFragment = graphql`
  fragment CopiedIssuesQuery_issue on Issue @inline {
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
export async function fetchCopiedIssuesById(
  { environment }: IssueListStore,
  ids: readonly string[],
): Promise<CopiedIssue[]> {
  const data = await fetchQuery<CopiedIssuesQueryByIdQuery>(
    environment,
    graphql`
      query CopiedIssuesQueryByIdQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Issue {
            ...CopiedIssuesQuery_issue @alias(as: "copied")
          }
        }
      }
    `,
    { ids },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return (data?.nodes ?? []).flatMap((node) => (node?.copied ? toCopiedIssue(node.copied).issue : []));
}

const copiedIssuesQuery = graphql`
  query CopiedIssuesQuery(
    $inProject: Boolean!
    $key: String!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String
    $first: Int!
    $offset: Int!
  ) {
    project(key: $key) @include(if: $inProject) {
      issues(
        query: $query
        orderBy: $orderBy
        groupBy: $groupBy
        snapshot: $snapshot
        first: $first
        offset: $offset
      ) {
        nodes {
          ...CopiedIssuesQuery_issue
        }
        pageInfo {
          hasNextPage
        }
      }
    }
    search(
      query: $query
      orderBy: $orderBy
      groupBy: $groupBy
      snapshot: $snapshot
      first: $first
      offset: $offset
    ) @skip(if: $inProject) {
      nodes {
        ...CopiedIssuesQuery_issue
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

/** Fetches the issues of a page of the list, in list order, with their ids. Deleted issues are left out. */
export const fetchCopiedIssuePage = (view: IssueListStore, page: number): Promise<CopiedIssuePage> =>
  fetchCopiedIssues(view, view.list.projectKey, {
    query: view.list.query,
    orderBy: getIssueListSortOrder(view.list),
    groupBy: toGroupByInput(view.list.group),
    snapshot: view.snapshotToken,
    first: DEFAULT_LIST_PAGE_SIZE,
    offset: page * DEFAULT_LIST_PAGE_SIZE,
  });

/** Fetches an issue by its key. Returns an empty array if it was deleted. */
export async function fetchCopiedIssueByKey(
  view: IssueListStore,
  issueKey: string,
): Promise<CopiedIssueWithId[]> {
  const [projectKey, number] = splitIssueKey(issueKey);
  const query = `number:${number}`;
  return (await fetchCopiedIssues(view, projectKey, { query, first: 1, offset: 0 })).issues;
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
  projectKey: string | null,
  variables: Omit<CopiedIssuesQuery['variables'], 'inProject' | 'key'>,
): Promise<CopiedIssuePage> {
  const data = await fetchQuery<CopiedIssuesQuery>(
    environment,
    copiedIssuesQuery,
    { inProject: projectKey !== null, key: projectKey ?? '', ...variables },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const page = data?.search ?? data?.project?.issues;
  return {
    issues: (page?.nodes ?? []).map((node) => toCopiedIssue(node)),
    hasNextPage: page?.pageInfo.hasNextPage ?? false,
  };
}

function toCopiedIssue(issue: CopiedIssuesQuery_issue$key): CopiedIssueWithId {
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
