/**
 * Requests for query completions that have to be fetched from the server. They are read without suspending, because the
 * completions on screen and the keys that accept them must not wait for React.
 */
import { graphql } from 'react-relay';
import type { IEnvironment, OperationType } from 'relay-runtime';
import type { QueryCompletionFacetValuesQuery } from '../../../../../__generated__/QueryCompletionFacetValuesQuery.graphql';
import type { QueryCompletionIssuesQuery } from '../../../../../__generated__/QueryCompletionIssuesQuery.graphql';
import type { QueryCompletionIssueToOpenQuery } from '../../../../../__generated__/QueryCompletionIssueToOpenQuery.graphql';
import type { QueryCompletionPeopleQuery } from '../../../../../__generated__/QueryCompletionPeopleQuery.graphql';
import type { QueryCompletionProjectsQuery } from '../../../../../__generated__/QueryCompletionProjectsQuery.graphql';
import { rankNameMatch, sortByNameMatch } from '../../../../shared/nameMatch';
import { quoteFilterValue } from '../../../../shared/query/quote';
import {
  NONEXISTENT_ISSUE_NUMBER,
  parseIssueReference,
} from '../../../components/issues/parseIssueReference';
import { RetainedQuery } from '../../../lists/RetainedQuery';
import {
  createInsertCompletionOption,
  type QueryCompletionOption,
  type QueryCompletionOptions,
} from './completionOptions';
import { buildIssueHref } from '../../../navigation/hrefs';

/** The request for the completions of a typed text; null: there are none. */
export type CompletionRequest = Pick<
  RetainedQuery<OperationType, QueryCompletionOptions | null>,
  'getState' | 'subscribe' | 'fetchUnlessLoaded' | 'dispose'
>;

/** Creates the completions from the options in the response; null: none. */
export type ToCompletions = (options: readonly QueryCompletionOption[]) => QueryCompletionOptions | null;

/** Maximum number of completions requested. */
const COMPLETIONS_MAX = 10;

/** The values of a facet that match the typed text, with the number of issues that have them. */
export function createFacetValueRequest(
  environment: IEnvironment,
  variables: Omit<QueryCompletionFacetValuesQuery['variables'], 'first'>,
  toCompletions: ToCompletions,
): CompletionRequest {
  const query = graphql`
    query QueryCompletionFacetValuesQuery(
      $projectKey: String
      $query: String!
      $field: FacetField!
      $matching: String!
      $first: Int!
    ) {
      issueContainer(projectKey: $projectKey) {
        facetValues(query: $query, field: $field, matching: $matching, first: $first) {
          nodes {
            key
            label
            count
          }
        }
      }
    }
  `;
  return new RetainedQuery<QueryCompletionFacetValuesQuery, QueryCompletionOptions | null>({
    environment,
    query,
    variables: { ...variables, first: COMPLETIONS_MAX },
    select: ({ issueContainer }) =>
      toCompletions(
        (issueContainer?.facetValues.nodes ?? []).map(({ key, label, count }) =>
          createInsertCompletionOption(key, { label, count }),
        ),
      ),
  });
}

/** People of the project whose login or name matches the typed text. */
export function createPeopleRequest(
  environment: IEnvironment,
  variables: Omit<QueryCompletionPeopleQuery['variables'], 'first'>,
  toCompletions: ToCompletions,
): CompletionRequest {
  const query = graphql`
    query QueryCompletionPeopleQuery($key: String!, $matching: String!, $first: Int!) {
      project(key: $key) {
        people(matching: $matching, first: $first) {
          login
          name
        }
      }
    }
  `;
  return new RetainedQuery<QueryCompletionPeopleQuery, QueryCompletionOptions | null>({
    environment,
    query,
    variables: { ...variables, first: COMPLETIONS_MAX },
    select: ({ project }) =>
      toCompletions(
        (project?.people ?? []).map(({ login, name }) =>
          createInsertCompletionOption(quoteFilterValue(login), {
            label: login,
            detail: name === login ? undefined : name,
          }),
        ),
      ),
  });
}

/**
 * Issues by number or words; the issue whose number was typed comes first.
 *
 * @param projectKey null: issues of all projects are offered
 */
export function createIssueRequest(
  environment: IEnvironment,
  projectKey: string | null,
  typed: string,
  toCompletions: ToCompletions,
): CompletionRequest {
  const query = graphql`
    query QueryCompletionIssuesQuery(
      $projectKey: String
      $key: String!
      $number: Int!
      $query: String!
      $first: Int!
    ) {
      project(key: $key) {
        issue(number: $number) {
          key
          title
        }
      }
      issueContainer(projectKey: $projectKey) {
        issues(query: $query, first: $first) {
          nodes {
            key
            title
          }
        }
      }
    }
  `;
  const reference = parseIssueReference(typed);
  return new RetainedQuery<QueryCompletionIssuesQuery, QueryCompletionOptions | null>({
    environment,
    query,
    variables: {
      projectKey,
      key: projectKey ?? reference?.projectKey ?? '',
      number: reference?.number ?? NONEXISTENT_ISSUE_NUMBER,
      query: typed,
      first: COMPLETIONS_MAX,
    },
    select: ({ project, issueContainer }) => {
      const numbered = project?.issue;
      const others = (issueContainer?.issues.nodes ?? []).filter((issue) => issue.key !== numbered?.key);
      return toCompletions(
        [...(numbered ? [numbered] : []), ...others].map((issue) =>
          createInsertCompletionOption(issue.key, { detail: issue.title }),
        ),
      );
    },
  });
}

/** The projects that the viewer can read and whose key or name matches the typed text. */
export function createProjectRequest(
  environment: IEnvironment,
  typed: string,
  toCompletions: ToCompletions,
): CompletionRequest {
  const query = graphql`
    query QueryCompletionProjectsQuery {
      projects(first: 200) {
        nodes {
          key
          name
        }
      }
    }
  `;
  return new RetainedQuery<QueryCompletionProjectsQuery, QueryCompletionOptions | null>({
    environment,
    query,
    variables: {},
    select: ({ projects }) =>
      toCompletions(
        sortByNameMatch(projects.nodes, ({ key, name }) => rankNameMatch(typed, key, name))
          .slice(0, COMPLETIONS_MAX)
          .map(({ key, name }) => createInsertCompletionOption(key, { detail: name })),
      ),
  });
}

/**
 * Options to open the issues that a query refers to by number, by key or by identifier in another tracker, or to search
 * for the text. There are no options if the viewer can read none of the issues.
 *
 * @param reference the issue whose number or key was typed, or null if only an identifier was typed
 * @param currentProjectKey key of the project that the query searches, or null if it searches all projects
 */
export function createIssueToOpenRequest(
  environment: IEnvironment,
  reference: { projectKey: string; number: number } | null,
  currentProjectKey: string | null,
  typed: string,
  toCompletions: ToCompletions,
): CompletionRequest {
  const query = graphql`
    query QueryCompletionIssueToOpenQuery(
      $key: String!
      $number: Int!
      $identifier: String!
      $preferredProject: String
    ) {
      project(key: $key) {
        issue(number: $number) {
          key
          number
          title
          project {
            key
          }
        }
      }
      importedIssue(identifier: $identifier, preferredProject: $preferredProject) {
        key
        number
        title
        project {
          key
        }
      }
    }
  `;
  return new RetainedQuery<QueryCompletionIssueToOpenQuery, QueryCompletionOptions | null>({
    environment,
    query,
    variables: {
      key: reference?.projectKey ?? '',
      number: reference?.number ?? NONEXISTENT_ISSUE_NUMBER,
      identifier: typed,
      preferredProject: currentProjectKey,
    },
    select: ({ project, importedIssue }) => {
      const issue = project?.issue;
      const found = [...(issue ? [issue] : []), ...(importedIssue ? [importedIssue] : [])].filter(
        ({ key }, index, all) => all.findIndex((other) => other.key === key) === index,
      );
      if (found.length === 0) return toCompletions([]);
      return toCompletions([
        ...found.map(({ key, title, number, project: { key: projectKey } }): QueryCompletionOption => ({
          label: `Open ${key}`,
          detail: title,
          count: null,
          action: { kind: 'openIssue', href: buildIssueHref(projectKey, number) },
        })),
        { label: `Search for “${typed}”`, count: null, action: { kind: 'search', query: typed } },
      ]);
    },
  });
}
