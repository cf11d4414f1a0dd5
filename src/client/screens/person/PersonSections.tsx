import { graphql, useFragment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { PersonSectionsAssigned_person$key } from '../../../../__generated__/PersonSectionsAssigned_person.graphql';
import type { PersonSectionsCommented_person$key } from '../../../../__generated__/PersonSectionsCommented_person.graphql';
import type { PersonSectionsFiled_person$key } from '../../../../__generated__/PersonSectionsFiled_person.graphql';
import type { PersonSections_issues$key } from '../../../../__generated__/PersonSections_issues.graphql';
import type { PersonSections_issue$key } from '../../../../__generated__/PersonSections_issue.graphql';
import { quoteFilterValue } from '../../../shared/query/quote';
import { OverviewIssueRow } from '../../components/overview/OverviewIssueRow';
import {
  EmptyOverviewSection,
  FailedOverviewSection,
  OverviewSection,
  OverviewSectionLink,
} from '../../components/overview/OverviewSection';
import { ProjectIssueListLinks } from '../../components/overview/ProjectIssueListLinks';
import { RelativeTime } from '../../ui/RelativeTime';
import { WorkflowStateIcon } from '../../components/issues/WorkflowStateIcon';
import { formatCount } from '../../ui/format';

const assignedRefetchQuery = graphql`
  query PersonSectionsAssignedRefetchQuery($login: String!) {
    person(login: $login) {
      ...PersonSectionsAssigned_person
    }
  }
`;

/** The issues that are assigned to the person. */
export function AssignedIssues({
  person,
  login,
}: {
  person: PersonSectionsAssigned_person$key;
  login: string;
}) {
  const data = useFragment(
    graphql`
      fragment PersonSectionsAssigned_person on Person @catch(to: RESULT) {
        assigned @required(action: THROW) {
          ...PersonSections_issues
        }
      }
    `,
    person,
  );
  return (
    <PersonIssueSection
      title="Assigned"
      issues={data.ok ? data.value.assigned : null}
      query={{ filter: 'assignee', login }}
      emptyText={`No issues are assigned to ${login}.`}
      refetchQuery={assignedRefetchQuery}
    />
  );
}

const filedRefetchQuery = graphql`
  query PersonSectionsFiledRefetchQuery($login: String!) {
    person(login: $login) {
      ...PersonSectionsFiled_person
    }
  }
`;

/** The issues that the person has filed. */
export function FiledIssues({ person, login }: { person: PersonSectionsFiled_person$key; login: string }) {
  const data = useFragment(
    graphql`
      fragment PersonSectionsFiled_person on Person @catch(to: RESULT) {
        filed @required(action: THROW) {
          ...PersonSections_issues
        }
      }
    `,
    person,
  );
  return (
    <PersonIssueSection
      title="Created"
      issues={data.ok ? data.value.filed : null}
      query={{ filter: 'author', login }}
      emptyText={`${login} has not created any issues.`}
      refetchQuery={filedRefetchQuery}
    />
  );
}

const commentedRefetchQuery = graphql`
  query PersonSectionsCommentedRefetchQuery($login: String!) {
    person(login: $login) {
      ...PersonSectionsCommented_person
    }
  }
`;

/** The issues that the person has commented on. */
export function CommentedIssues({
  person,
  login,
}: {
  person: PersonSectionsCommented_person$key;
  login: string;
}) {
  const data = useFragment(
    graphql`
      fragment PersonSectionsCommented_person on Person @catch(to: RESULT) {
        commented @required(action: THROW) {
          ...PersonSections_issues
        }
      }
    `,
    person,
  );
  return (
    <PersonIssueSection
      title="Commented on"
      issues={data.ok ? data.value.commented : null}
      query={{ filter: 'commenter', login }}
      emptyText={`${login} has not commented on any issues.`}
      refetchQuery={commentedRefetchQuery}
    />
  );
}

interface PersonIssueSectionProps {
  title: string;
  /** Null: the server could not read the section. */
  issues: PersonSections_issues$key | null;
  /** The query of the lists that the section links to. */
  query: { filter: 'author' | 'assignee' | 'commenter'; login: string };
  emptyText: string;
  /** Requests the section alone. */
  refetchQuery: GraphQLTaggedNode;
}

/** The newest issues of a section, its exact counts, and links to the complete list of each project. */
function PersonIssueSection({ title, issues, query, emptyText, refetchQuery }: PersonIssueSectionProps) {
  if (!issues)
    return <FailedOverviewSection title={title} query={refetchQuery} variables={{ login: query.login }} />;
  return <LoadedSection title={title} issues={issues} query={query} emptyText={emptyText} />;
}

type LoadedSectionProps = Omit<PersonIssueSectionProps, 'issues' | 'refetchQuery'> & {
  issues: PersonSections_issues$key;
};

function LoadedSection({ title, issues, query, emptyText }: LoadedSectionProps) {
  const { totalCount, openCount, projects, recentIssues } = useFragment(
    graphql`
      fragment PersonSections_issues on PersonIssues {
        totalCount
        openCount
        projects {
          count
          project {
            id
            key
            name
          }
        }
        recentIssues(first: 6) {
          id
          ...PersonSections_issue
        }
      }
    `,
    issues,
  );
  const buildListHref = (projectKey: string): string =>
    `/projects/${projectKey}/issues?${new URLSearchParams({ q: `${query.filter}:${quoteFilterValue(query.login)}` })}`;
  const [first, second] = projects;
  return (
    <OverviewSection
      title={title}
      count={totalCount}
      detail={totalCount > 0 ? `${formatCount(openCount)} open` : undefined}
      link={
        first &&
        !second && <OverviewSectionLink to={buildListHref(first.project.key)}>Full list</OverviewSectionLink>
      }
    >
      {totalCount === 0 && <EmptyOverviewSection>{emptyText}</EmptyOverviewSection>}
      <ul>
        {recentIssues.map((issue) => (
          <PersonIssueRow key={issue.id} issue={issue} />
        ))}
      </ul>
      {second && (
        <ProjectIssueListLinks
          lists={projects.map(({ project, count }) => ({
            id: project.id,
            name: project.name,
            count,
            href: buildListHref(project.key),
          }))}
        />
      )}
    </OverviewSection>
  );
}

function PersonIssueRow({ issue }: { issue: PersonSections_issue$key }) {
  const data = useFragment(
    graphql`
      fragment PersonSections_issue on Issue {
        updatedAt
        state {
          ...WorkflowStateIcon_state
        }
        ...OverviewIssueRow_issue
      }
    `,
    issue,
  );
  return (
    <OverviewIssueRow issue={data} icon={<WorkflowStateIcon state={data.state} labelled />}>
      <RelativeTime dateTime={data.updatedAt} short />
    </OverviewIssueRow>
  );
}
