import { graphql, useFragment } from 'react-relay';
import type { PersonIssueSection_issues$key } from '../../../../__generated__/PersonIssueSection_issues.graphql';
import type { PersonIssueSectionRow_issue$key } from '../../../../__generated__/PersonIssueSectionRow_issue.graphql';
import { quoteFilterValue } from '../../../shared/query/quote';
import { OverviewIssueRow } from '../../components/overview/OverviewIssueRow';
import {
  EmptyOverviewSection,
  FailedOverviewSection,
  OverviewSection,
  OverviewSectionLink,
} from '../../components/overview/OverviewSection';
import { ProjectIssueListLinks } from '../../components/overview/ProjectIssueListLinks';
import { RelativeTime } from '../../components/RelativeTime';
import { WorkflowStateIcon } from '../../components/WorkflowStateIcon';
import { formatCount } from '../../ui/format';

interface PersonIssueSectionProps {
  title: string;
  /** Null: the server could not read the section. */
  issues: PersonIssueSection_issues$key | null;
  /** The query of the lists that the section links to. */
  query: { filter: 'author' | 'assignee' | 'commenter'; login: string };
  emptyText: string;
  onRetry: () => void;
}

/** The newest issues of a section, its exact counts, and links to the complete list of each project. */
export function PersonIssueSection({ title, issues, onRetry, ...props }: PersonIssueSectionProps) {
  if (!issues) return <FailedOverviewSection title={title} onRetry={onRetry} />;
  return <LoadedSection title={title} issues={issues} {...props} />;
}

type LoadedSectionProps = Omit<PersonIssueSectionProps, 'issues' | 'onRetry'> & {
  issues: PersonIssueSection_issues$key;
};

function LoadedSection({ title, issues, query, emptyText }: LoadedSectionProps) {
  const { totalCount, openCount, projects, recentIssues } = useFragment(
    graphql`
      fragment PersonIssueSection_issues on PersonIssues {
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
          ...PersonIssueSectionRow_issue
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

function PersonIssueRow({ issue }: { issue: PersonIssueSectionRow_issue$key }) {
  const data = useFragment(
    graphql`
      fragment PersonIssueSectionRow_issue on Issue {
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
