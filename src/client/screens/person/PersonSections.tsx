import { graphql, useRefetchableFragment } from 'react-relay';
import type { PersonSectionsAssigned_query$key } from '../../../../__generated__/PersonSectionsAssigned_query.graphql';
import type { PersonSectionsAssignedRefetchQuery } from '../../../../__generated__/PersonSectionsAssignedRefetchQuery.graphql';
import type { PersonSectionsCommented_query$key } from '../../../../__generated__/PersonSectionsCommented_query.graphql';
import type { PersonSectionsCommentedRefetchQuery } from '../../../../__generated__/PersonSectionsCommentedRefetchQuery.graphql';
import type { PersonSectionsFiled_query$key } from '../../../../__generated__/PersonSectionsFiled_query.graphql';
import type { PersonSectionsFiledRefetchQuery } from '../../../../__generated__/PersonSectionsFiledRefetchQuery.graphql';
import { PersonIssueSection } from './PersonIssueSection';

/** The issues that are assigned to the person. */
export function AssignedIssues({ query, login }: { query: PersonSectionsAssigned_query$key; login: string }) {
  const [{ person }, refetch] = useRefetchableFragment<
    PersonSectionsAssignedRefetchQuery,
    PersonSectionsAssigned_query$key
  >(
    graphql`
      fragment PersonSectionsAssigned_query on Query
      @argumentDefinitions(login: { type: "String!" })
      @refetchable(queryName: "PersonSectionsAssignedRefetchQuery") {
        person(login: $login) {
          assigned {
            ...PersonIssueSection_issues
          }
        }
      }
    `,
    query,
  );
  return (
    <PersonIssueSection
      title="Assigned"
      issues={person?.assigned ?? null}
      query={{ filter: 'assignee', login }}
      emptyText={`No issues are assigned to ${login}.`}
      onRetry={() => refetch({}, { fetchPolicy: 'network-only' })}
    />
  );
}

/** The issues that the person has filed. */
export function FiledIssues({ query, login }: { query: PersonSectionsFiled_query$key; login: string }) {
  const [{ person }, refetch] = useRefetchableFragment<
    PersonSectionsFiledRefetchQuery,
    PersonSectionsFiled_query$key
  >(
    graphql`
      fragment PersonSectionsFiled_query on Query
      @argumentDefinitions(login: { type: "String!" })
      @refetchable(queryName: "PersonSectionsFiledRefetchQuery") {
        person(login: $login) {
          filed {
            ...PersonIssueSection_issues
          }
        }
      }
    `,
    query,
  );
  return (
    <PersonIssueSection
      title="Filed"
      issues={person?.filed ?? null}
      query={{ filter: 'author', login }}
      emptyText={`${login} has not filed any issues.`}
      onRetry={() => refetch({}, { fetchPolicy: 'network-only' })}
    />
  );
}

/** The issues that the person has commented on. */
export function CommentedIssues({
  query,
  login,
}: {
  query: PersonSectionsCommented_query$key;
  login: string;
}) {
  const [{ person }, refetch] = useRefetchableFragment<
    PersonSectionsCommentedRefetchQuery,
    PersonSectionsCommented_query$key
  >(
    graphql`
      fragment PersonSectionsCommented_query on Query
      @argumentDefinitions(login: { type: "String!" })
      @refetchable(queryName: "PersonSectionsCommentedRefetchQuery") {
        person(login: $login) {
          commented {
            ...PersonIssueSection_issues
          }
        }
      }
    `,
    query,
  );
  return (
    <PersonIssueSection
      title="Commented on"
      issues={person?.commented ?? null}
      query={{ filter: 'commenter', login }}
      emptyText={`${login} has not commented on any issues.`}
      onRetry={() => refetch({}, { fetchPolicy: 'network-only' })}
    />
  );
}
