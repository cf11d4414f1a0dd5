/** Requests for query completions that have to be fetched from the server. */
import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment, type Observable } from 'relay-runtime';
import type { QueryCompletionFacetValuesQuery } from '../../../../../__generated__/QueryCompletionFacetValuesQuery.graphql';
import type { QueryCompletionIssuesQuery } from '../../../../../__generated__/QueryCompletionIssuesQuery.graphql';
import type { QueryCompletionIssueToOpenQuery } from '../../../../../__generated__/QueryCompletionIssueToOpenQuery.graphql';
import type { QueryCompletionPeopleQuery } from '../../../../../__generated__/QueryCompletionPeopleQuery.graphql';
import type { QueryCompletionProjectsQuery } from '../../../../../__generated__/QueryCompletionProjectsQuery.graphql';
import { rankNameMatch, sortByNameMatch } from '../../../../shared/nameMatch';
import { quoteFilterValue } from '../../../../shared/query/quote';
import { NONEXISTENT_ISSUE_NUMBER, parseIssueReference } from '../../../components/parseIssueReference';
import { createInsertCompletionOption, type QueryCompletionOption } from './completionOptions';
import { buildIssueHref } from '../../../components/issueHref';

type FetchedOptions = Observable<readonly QueryCompletionOption[]>;

/** Maximum number of completions requested. */
const COMPLETIONS_MAX = 10;

/** Fetches the values of a facet that match the typed text, with the number of issues that have them. */
export function fetchFacetValueOptions(
  environment: IEnvironment,
  variables: Omit<QueryCompletionFacetValuesQuery['variables'], 'first'>,
): FetchedOptions {
  const query = graphql`
    query QueryCompletionFacetValuesQuery(
      $inProject: Boolean!
      $key: String!
      $query: String!
      $field: FacetField!
      $matching: String!
      $first: Int!
    ) {
      project(key: $key) @include(if: $inProject) {
        facetValues(query: $query, field: $field, matching: $matching, first: $first) {
          nodes {
            key
            label
            count
          }
        }
      }
      facetValues(query: $query, field: $field, matching: $matching, first: $first) @skip(if: $inProject) {
        nodes {
          key
          label
          count
        }
      }
    }
  `;
  return fetchQuery<QueryCompletionFacetValuesQuery>(environment, query, {
    ...variables,
    first: COMPLETIONS_MAX,
  }).map(({ project, facetValues }) =>
    ((facetValues ?? project?.facetValues)?.nodes ?? []).map(({ key, label, count }) =>
      createInsertCompletionOption(key, { label, count }),
    ),
  );
}

/** Fetches people of the project whose login or name matches the typed text. */
export function fetchPeopleOptions(
  environment: IEnvironment,
  variables: Omit<QueryCompletionPeopleQuery['variables'], 'first'>,
): FetchedOptions {
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
  return fetchQuery<QueryCompletionPeopleQuery>(environment, query, {
    ...variables,
    first: COMPLETIONS_MAX,
  }).map(({ project }) =>
    (project?.people ?? []).map(({ login, name }) =>
      createInsertCompletionOption(quoteFilterValue(login), {
        label: login,
        detail: name === login ? undefined : name,
      }),
    ),
  );
}

/**
 * Fetches issues by number or words; the issue whose number was typed comes first.
 *
 * @param projectKey null: issues of all projects are offered
 */
export function fetchIssueOptions(
  environment: IEnvironment,
  projectKey: string | null,
  typed: string,
): FetchedOptions {
  const query = graphql`
    query QueryCompletionIssuesQuery(
      $inProject: Boolean!
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
        issues(query: $query, first: $first) @include(if: $inProject) {
          nodes {
            key
            title
          }
        }
      }
      search(query: $query, first: $first) @skip(if: $inProject) {
        nodes {
          key
          title
        }
      }
    }
  `;
  const reference = parseIssueReference(typed);
  return fetchQuery<QueryCompletionIssuesQuery>(environment, query, {
    inProject: projectKey !== null,
    key: projectKey ?? reference?.projectKey ?? '',
    number: reference?.number ?? NONEXISTENT_ISSUE_NUMBER,
    query: typed,
    first: COMPLETIONS_MAX,
  }).map(({ project, search }) => {
    const numbered = project?.issue;
    const others = ((search ?? project?.issues)?.nodes ?? []).filter((issue) => issue.key !== numbered?.key);
    return [...(numbered ? [numbered] : []), ...others].map((issue) =>
      createInsertCompletionOption(issue.key, { detail: issue.title }),
    );
  });
}

/** Fetches the projects that the viewer can read and whose key or name matches the typed text. */
export function fetchProjectOptions(environment: IEnvironment, typed: string): FetchedOptions {
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
  return fetchQuery<QueryCompletionProjectsQuery>(environment, query, {}).map(({ projects }) =>
    sortByNameMatch(projects.nodes, ({ key, name }) => rankNameMatch(typed, key, name))
      .slice(0, COMPLETIONS_MAX)
      .map(({ key, name }) => createInsertCompletionOption(key, { detail: name })),
  );
}

/**
 * Fetches the issues that a query refers to by number, by key or by identifier in another tracker, and offers to open
 * them or to search for the text. Returns no options if the viewer cannot read such an issue.
 *
 * @param reference the issue whose number or key was typed, or null if only an identifier was typed
 * @param currentProjectKey key of the project that the query searches, or null if it searches all projects
 */
export function fetchIssueToOpenOptions(
  environment: IEnvironment,
  reference: { projectKey: string; number: number } | null,
  currentProjectKey: string | null,
  typed: string,
): FetchedOptions {
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
  return fetchQuery<QueryCompletionIssueToOpenQuery>(environment, query, {
    key: reference?.projectKey ?? '',
    number: reference?.number ?? NONEXISTENT_ISSUE_NUMBER,
    identifier: typed,
    preferredProject: currentProjectKey,
  }).map(({ project, importedIssue }) => {
    const issue = project?.issue;
    const found = [...(issue ? [issue] : []), ...(importedIssue ? [importedIssue] : [])].filter(
      ({ key }, index, all) => all.findIndex((other) => other.key === key) === index,
    );
    if (found.length === 0) return [];
    return [
      ...found.map(({ key, title, number, project: { key: projectKey } }): QueryCompletionOption => ({
        label: `Open ${key}`,
        detail: title,
        count: null,
        action: { kind: 'openIssue', href: buildIssueHref(projectKey, number) },
      })),
      { label: `Search for “${typed}”`, count: null, action: { kind: 'search', query: typed } },
    ];
  });
}
