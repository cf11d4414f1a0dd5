import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { AssignedIssueGroup_group$key } from '../../../../__generated__/AssignedIssueGroup_group.graphql';
import type { AssignedIssues_query$key } from '../../../../__generated__/AssignedIssues_query.graphql';
import type { AssignedIssuesRefetchQuery } from '../../../../__generated__/AssignedIssuesRefetchQuery.graphql';
import { quoteFilterValue } from '../../../shared/query/quote';
import { ProjectIssueListLinks } from '../../components/overview/ProjectIssueListLinks';
import { PreloadLink } from '../../components/PreloadLink';
import { WorkflowStateIcon } from '../../components/WorkflowStateIcon';
import { formatCount } from '../../ui/format';
import { AssignedIssueRow } from './AssignedIssueRow';
import styles from './AssignedIssues.module.css';
import {
  EmptyOverviewSection,
  FailedOverviewSection,
  OverviewSection,
  OverviewSectionLink,
} from '../../components/overview/OverviewSection';

const TITLE = 'Assigned to me';
const ASSIGNED_QUERY = 'is:open assignee:@me';

const buildAssignedHref = (projectKey: string, query = ASSIGNED_QUERY): string =>
  `/projects/${projectKey}/issues?${new URLSearchParams({ q: query, group: 'state' })}`;

/** The viewer's open assigned issues by state, and a link to them for each project. */
export function AssignedIssues({ query }: { query: AssignedIssues_query$key }) {
  const [data, refetch] = useRefetchableFragment<AssignedIssuesRefetchQuery, AssignedIssues_query$key>(
    graphql`
      fragment AssignedIssues_query on Query @refetchable(queryName: "AssignedIssuesRefetchQuery") {
        home {
          assigned {
            totalCount
            projects {
              count
              project {
                id
                key
                name
              }
            }
            groups {
              state {
                id
              }
              ...AssignedIssueGroup_group
            }
          }
        }
      }
    `,
    query,
  );
  const { assigned } = data.home;
  if (!assigned)
    return (
      <FailedOverviewSection title={TITLE} onRetry={() => refetch({}, { fetchPolicy: 'network-only' })} />
    );
  const [first, second] = assigned.projects;
  return (
    <OverviewSection
      title={TITLE}
      count={assigned.totalCount}
      link={
        first &&
        !second && (
          <OverviewSectionLink to={buildAssignedHref(first.project.key)}>Full list</OverviewSectionLink>
        )
      }
    >
      {assigned.totalCount === 0 && (
        <EmptyOverviewSection>No open issues are assigned to you.</EmptyOverviewSection>
      )}
      {assigned.groups.map((group) => (
        <AssignedIssueGroup key={group.state.id} group={group} />
      ))}
      {second && (
        <ProjectIssueListLinks
          lists={assigned.projects.map(({ project, count }) => ({
            id: project.id,
            name: project.name,
            count,
            href: buildAssignedHref(project.key),
          }))}
        />
      )}
    </OverviewSection>
  );
}

function AssignedIssueGroup({ group }: { group: AssignedIssueGroup_group$key }) {
  const { state, count, project, topIssues } = useFragment(
    graphql`
      fragment AssignedIssueGroup_group on AssignedIssueGroup {
        count
        state {
          name
          ...WorkflowStateIcon_state
        }
        project {
          key
        }
        topIssues(first: 8) {
          id
          ...AssignedIssueRow_issue
        }
      }
    `,
    group,
  );
  const more = count - topIssues.length;
  const moreText = `${formatCount(more)} more`;
  return (
    <>
      <h3 className={styles.group}>
        <WorkflowStateIcon state={state} />
        <span>
          {state.name} <span className={styles.count}>{formatCount(count)}</span>
        </span>
        {more > 0 &&
          (project ? (
            <PreloadLink
              to={buildAssignedHref(project.key, `${ASSIGNED_QUERY} state:${quoteFilterValue(state.name)}`)}
              className={styles.more}
            >
              {moreText}
            </PreloadLink>
          ) : (
            <span className={styles.more}>{moreText}</span>
          ))}
      </h3>
      <ul className={styles.rows}>
        {topIssues.map((issue) => (
          <AssignedIssueRow key={issue.id} issue={issue} />
        ))}
      </ul>
    </>
  );
}
