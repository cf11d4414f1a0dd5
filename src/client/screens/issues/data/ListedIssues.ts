import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { ListedIssuesCountsQuery } from '../../../../../__generated__/ListedIssuesCountsQuery.graphql';
import type { ListedIssuesPageQuery } from '../../../../../__generated__/ListedIssuesPageQuery.graphql';
import type { ListedIssuesPlainQuery } from '../../../../../__generated__/ListedIssuesPlainQuery.graphql';
import type { ListedIssuesQuery } from '../../../../../__generated__/ListedIssuesQuery.graphql';
import { FIELDS, listFieldsWith } from '../../../../shared/fields/fields';
import { getFirstPageVariables } from '../../../../shared/issueList/firstPageVariables';
import {
  getIssueListSortOrder,
  type IssueListUrlState,
} from '../../../../shared/issueList/issueListUrlState';
import { RetainedQuery } from '../../../lists/RetainedQuery';
import type { FacetIcon_state$key } from '../facets/FacetIcon';
import type { FacetPanel_issues$key, FacetPanel_project$key } from '../facets/FacetPanel';
import type { IssueRow_issue$key } from '../row/IssueRow';
import type { PlainIssueRow_issue$key } from '../row/PlainIssueRow';
import type { IssueRowGroup } from './GroupedRows';
import type { sections_issues$key } from './sections';

// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../facets/FacetIcon';
import {} from '../facets/FacetPanel';
import {} from '../row/IssueRow';
import {} from '../row/PlainIssueRow';
import {} from './sections';

export type { ListedIssuesPageQuery, ListedIssuesPlainQuery };

/** An issue as an entry of the list. */
export interface ListedIssue {
  readonly id: string;
  /** Such as `NET-12`. */
  readonly key: string;
  readonly issue: IssueRow_issue$key & PlainIssueRow_issue$key;
  /** In a list with trees: number of its direct sub-issues in the list. */
  readonly subIssueCount?: number;
}

export interface QueryProblem {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly suggestion: string | null | undefined;
}

/** What is known about the list from its first response. */
export interface FirstPage {
  /** Global id of the container: the project, or `AllProjects`. */
  readonly containerId: string;
  /** Id of the list's project; null: the list has the issues of all projects. */
  readonly projectId: string | null;
  /**
   * Projects whose live updates are subscribed to, each from the project version of the list's data, or an earlier one.
   * Empty: the viewer can read no project.
   */
  readonly projects: readonly { readonly id: string; readonly version: string }[];
  /** Null: the list has the issues of all projects. */
  readonly projectName: string | null;
  /** Whether the viewer has permission for bulk edits. */
  readonly canBulkEdit: boolean;
  /** Whether the viewer may share saved views of the list. Visitors who are not signed in cannot save any. */
  readonly canShareViews: boolean;
  /** Whether the viewer may lock conversations. */
  readonly canLock: boolean;
  /** Number of issues without the list's filter; null: it arrives with the counts. */
  readonly issueCount: number | null;
  readonly rows: readonly ListedIssue[];
  /** In a list with trees: the numbers of all issues and of those at the top level, which are its rows. */
  readonly treeCounts?: { readonly totalCount: number; readonly topLevelCount: number };
  /** Groups in display order with their counts; empty if the list is not grouped. */
  readonly groups: readonly IssueRowGroup[];
  /** Workflow states by name, for the icons of a list grouped by state. */
  readonly states: ReadonlyMap<string, FacetIcon_state$key>;
  readonly hasMore: boolean;
  readonly snapshot: string;
  readonly problems: readonly QueryProblem[];
  /** New rank of the issue that a refresh keeps in place; null: none, or it is no longer in the list. */
  readonly anchorRank: number | null;
}

/** Request for the first page; its value is null if the project does not exist or is not visible to the viewer. */
export type FirstPageRequest = RetainedQuery<ListedIssuesQuery, FirstPage | null>;

/**
 * Creates the request for the first page of the list. All further pages are requested with its snapshot. The list of all
 * projects follows live updates of at most 50 projects.
 *
 * @param anchorId id of the issue whose rank in the list is requested; null: none
 */
export const createFirstPageRequest = (
  environment: IEnvironment,
  list: IssueListUrlState,
  anchorId: string | null,
): FirstPageRequest =>
  new RetainedQuery<ListedIssuesQuery, FirstPage | null>({
    environment,
    query: graphql`
      query ListedIssuesQuery(
        $inProject: Boolean!
        $projectKey: String
        $query: String!
        $orderBy: IssueOrder
        $groupBy: GroupBy
        $trees: Boolean!
        $byState: Boolean!
        $hasColors: Boolean!
        $first: Int!
        $anchorId: ID
      ) {
        projects(first: 50) @skip(if: $inProject) {
          nodes {
            id
            version
          }
        }
        issueContainer(projectKey: $projectKey) {
          id
          ... on Project {
            version
            name
            issueCount
            viewerCan
            workflow @include(if: $byState) {
              states {
                name
                ...FacetIcon_state
              }
            }
          }
          issues(query: $query, orderBy: $orderBy, groupBy: $groupBy, trees: $trees, first: $first) {
            nodes {
              id
              key
              ...IssueRow_issue
              ...PlainIssueRow_issue
            }
            subIssueCounts @include(if: $trees)
            totalCount @include(if: $trees)
            topLevelCount @include(if: $trees)
            groups {
              key
              label
              count
              color @include(if: $hasColors)
            }
            pageInfo {
              hasNextPage
            }
            problems {
              start
              end
              message
              suggestion
            }
            snapshot
            anchorRank: rank(id: $anchorId)
          }
        }
      }
    `,
    variables: getFirstPageVariables(list, anchorId),
    select: (data) => selectFirstPage(list, data),
  });

function selectFirstPage(
  { projectKey }: IssueListUrlState,
  { projects, issueContainer }: ListedIssuesQuery['response'],
): FirstPage | null {
  if (!issueContainer) return null;
  const { id, issues } = issueContainer;
  const project = projectKey === null ? null : issueContainer;
  const { nodes, subIssueCounts, totalCount, topLevelCount, groups, pageInfo, problems } = issues;
  return {
    containerId: id,
    projectId: project && id,
    projects: project ? [{ id, version: project.version ?? '' }] : (projects?.nodes ?? []),
    projectName: project?.name ?? null,
    canBulkEdit: project?.viewerCan?.includes('BULK_EDIT') ?? false,
    canShareViews: project?.viewerCan?.includes('TRIAGE') ?? true,
    canLock: project?.viewerCan?.includes('MAINTAIN') ?? false,
    issueCount: project?.issueCount ?? null,
    states: new Map(project?.workflow?.states.map((state) => [state.name, state])),
    rows: toListedIssues(nodes, subIssueCounts),
    ...(totalCount !== undefined &&
      topLevelCount !== undefined && { treeCounts: { totalCount, topLevelCount } }),
    groups: groups.map(({ key, label, count, color }) => ({ key, label, count, color })),
    hasMore: pageInfo.hasNextPage,
    snapshot: issues.snapshot,
    anchorRank: issues.anchorRank ?? null,
    problems: problems.map(({ start, end, message, suggestion }) => ({ start, end, message, suggestion })),
  };
}

/** @param subIssueCounts one number per issue; absent unless the list shows trees */
const toListedIssues = (
  issues: readonly (ListedIssue['issue'] & Pick<ListedIssue, 'id' | 'key'>)[],
  subIssueCounts: readonly number[] | undefined,
): ListedIssue[] =>
  issues.map((issue, index) => ({
    id: issue.id,
    key: issue.key,
    issue,
    ...(subIssueCounts && { subIssueCount: subIssueCounts[index] ?? 0 }),
  }));

export interface ListCounts {
  /** Number of issues that match the query, including the viewer's own edits. */
  readonly total: number;
  /** Number of issues without the list's filter; null: it is part of the first response. */
  readonly issueCount: number | null;
  /** The project of the list; null: all projects. */
  readonly project: FacetPanel_project$key | null;
  readonly issues: FacetPanel_issues$key;
  /**
   * Sections of the list by its sort key, for example months; null: the list is grouped, and its groups serve
   * as sections.
   */
  readonly marks: sections_issues$key | null;
  /** Ids of the issues found by the request's `editedQuery`: edited issues that still match the query of the list. */
  readonly matchingEdits: readonly string[];
}

/** Request for the counts; its value is null if the project does not exist or is not visible to the viewer. */
export type CountsRequest = RetainedQuery<ListedIssuesCountsQuery, ListCounts | null>;

/**
 * Creates the request for the number of issues, the facets and the sections of a list. It is separate from the first page,
 * because it takes longer than a page of rows.
 *
 * @param editedQuery query for those issues of the list that the viewer has edited; empty: none
 */
export const createCountsRequest = (
  environment: IEnvironment,
  list: IssueListUrlState,
  editedQuery: string,
): CountsRequest =>
  new RetainedQuery<ListedIssuesCountsQuery, ListCounts | null>({
    environment,
    query: graphql`
      query ListedIssuesCountsQuery(
        $projectKey: String
        $query: String!
        $orderBy: IssueOrder
        $trees: Boolean!
        $grouped: Boolean!
        $hasEdited: Boolean!
        $editedQuery: String!
        $countsAll: Boolean!
        $facets: [FacetField!]!
      ) {
        issueContainer(projectKey: $projectKey) {
          ...FacetPanel_project @alias(as: "project")
          # The number of all issues; without a filter, the list itself has it.
          all: issues(query: "") @include(if: $countsAll) {
            totalCount
          }
          edited: issues(query: $editedQuery, first: 200) @include(if: $hasEdited) {
            nodes {
              id
            }
          }
          issues(query: $query, orderBy: $orderBy, trees: $trees) {
            totalCount
            ...FacetPanel_issues @arguments(of: $facets)
            ...sections_issues @skip(if: $grouped) @alias(as: "marks")
          }
        }
      }
    `,
    variables: {
      projectKey: list.projectKey,
      query: list.query,
      orderBy: getIssueListSortOrder(list),
      trees: list.trees,
      grouped: list.group !== null,
      hasEdited: editedQuery !== '',
      editedQuery,
      countsAll: list.projectKey === null && list.query !== '',
      facets: list.projectKey === null ? ['PROJECT', ...FACETS] : FACETS,
    },
    select: ({ issueContainer }) => selectCounts(list, issueContainer),
  });

/** The fields whose values the facets count, in the order of the facets. */
const FACETS = [
  ...listFieldsWith('facet', ['state', 'labels', 'assignees', 'priority', 'type', 'milestone']).map(
    (field) => FIELDS[field].graphql,
  ),
  'CATEGORY',
] as const;

function selectCounts(
  { projectKey }: IssueListUrlState,
  container: ListedIssuesCountsQuery['response']['issueContainer'],
): ListCounts | null {
  if (!container) return null;
  const { project, all, edited, issues } = container;
  return {
    total: issues.totalCount,
    issueCount: projectKey === null ? (all ?? issues).totalCount : null,
    project: project ?? null,
    issues,
    marks: issues.marks ?? null,
    matchingEdits: edited?.nodes.map(({ id }) => id) ?? [],
  };
}

/**
 * Query for a further page of an open list, by the rank of its first row. In a list with trees, `nested` requests
 * sub-issues of the issue `parentId` instead.
 */
export const listPageQuery = graphql`
  query ListedIssuesPageQuery(
    $containerId: ID!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $trees: Boolean!
    $snapshot: String!
    $first: Int!
    $offset: Int!
    $nested: Boolean!
    $parentId: ID!
  ) {
    node(id: $containerId) {
      ... on IssueContainer {
        issues(
          query: $query
          orderBy: $orderBy
          groupBy: $groupBy
          trees: $trees
          snapshot: $snapshot
          first: $first
          offset: $offset
        ) {
          nodes @skip(if: $nested) {
            id
            key
            ...IssueRow_issue
            ...PlainIssueRow_issue
          }
          subIssueCounts @include(if: $trees) @skip(if: $nested)
          subIssues(of: $parentId, first: $first, offset: $offset) @include(if: $nested) {
            nodes {
              id
              key
              ...IssueRow_issue
              ...PlainIssueRow_issue
            }
            subIssueCounts
          }
          snapshot
        }
      }
    }
  }
`;

interface ListPage {
  readonly rows: readonly ListedIssue[];
  /**
   * The list snapshot that the page belongs to. It differs from the requested one if that has expired; the
   * page then shows current data. Null: the project is not available.
   */
  readonly snapshot: string | null;
}

/** Selects the rows of a page from the response. */
export function selectListPage({ node: container }: ListedIssuesPageQuery['response']): ListPage {
  const list = container?.issues;
  const { nodes = [], subIssueCounts } = list?.subIssues ?? list ?? {};
  return { rows: toListedIssues(nodes, subIssueCounts), snapshot: list?.snapshot ?? null };
}

/**
 * Query for a page of an open list that scrolls too fast to be read: only what PlainIssueRow shows. The server and the
 * browser process it several times faster than the complete page.
 */
export const plainListPageQuery = graphql`
  query ListedIssuesPlainQuery(
    $containerId: ID!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $trees: Boolean!
    $snapshot: String!
    $first: Int!
    $offset: Int!
    $nested: Boolean!
    $parentId: ID!
  ) {
    node(id: $containerId) {
      ... on IssueContainer {
        issues(
          query: $query
          orderBy: $orderBy
          groupBy: $groupBy
          trees: $trees
          snapshot: $snapshot
          first: $first
          offset: $offset
        ) {
          nodes @skip(if: $nested) {
            ...PlainIssueRow_issue
          }
          subIssues(of: $parentId, first: $first, offset: $offset) @include(if: $nested) {
            nodes {
              ...PlainIssueRow_issue
            }
          }
        }
      }
    }
  }
`;

/** Selects the rows of a page from the response. */
export const selectPlainListPage = ({
  node: container,
}: ListedIssuesPlainQuery['response']): readonly PlainIssueRow_issue$key[] =>
  (container?.issues?.subIssues ?? container?.issues)?.nodes ?? [];
