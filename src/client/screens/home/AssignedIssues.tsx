import { graphql, useFragment } from 'react-relay';
import { Calendar } from 'lucide-react';
import type { AssignedIssues_group$key } from '../../../../__generated__/AssignedIssues_group.graphql';
import type { AssignedIssues_query$key } from '../../../../__generated__/AssignedIssues_query.graphql';
import { quoteFilterValue } from '../../../shared/query/quote';
import { ProjectIssueListLinks } from '../../components/overview/ProjectIssueListLinks';
import { PreloadLink } from '../../navigation/PreloadLink';
import { WorkflowStateIcon } from '../../components/issues/WorkflowStateIcon';
import { formatCount, formatDate, pluralize } from '../../ui/format';
import styles from './AssignedIssues.module.css';
import {
  EmptyOverviewSection,
  FailedOverviewSection,
  OverviewSection,
  OverviewSectionLink,
} from '../../components/overview/OverviewSection';
import type { AssignedIssues_issue$key } from '../../../../__generated__/AssignedIssues_issue.graphql';
import { LabelChip } from '../../components/labels/LabelChip';
import { PriorityIcon } from '../../components/issues/PriorityIcon';
import { OverviewIssueRow } from '../../components/overview/OverviewIssueRow';
import type { AssignedIssues_dueDay$key } from '../../../../__generated__/AssignedIssues_dueDay.graphql';
import { useNow } from '../../ui/RelativeTime';

const assignedIssuesRefetchQuery = graphql`
  query AssignedIssuesRefetchQuery {
    ...AssignedIssues_query
  }
`;

const TITLE = 'Assigned to me';
const ASSIGNED_QUERY = 'is:open assignee:@me';

const buildAssignedHref = (projectKey: string, query = ASSIGNED_QUERY): string =>
  `/projects/${projectKey}/issues?${new URLSearchParams({ q: query, group: 'state' })}`;

/** The viewer's open assigned issues by state, and a link to them for each project. */
export function AssignedIssues({ query }: { query: AssignedIssues_query$key }) {
  const { home } = useFragment(
    graphql`
      fragment AssignedIssues_query on Query {
        home @catch(to: RESULT) {
          assigned @required(action: THROW) {
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
              ...AssignedIssues_group
            }
          }
        }
      }
    `,
    query,
  );
  if (!home.ok)
    return <FailedOverviewSection title={TITLE} query={assignedIssuesRefetchQuery} variables={{}} />;
  const { assigned } = home.value;
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

function AssignedIssueGroup({ group }: { group: AssignedIssues_group$key }) {
  const { state, count, project, topIssues } = useFragment(
    graphql`
      fragment AssignedIssues_group on AssignedIssueGroup {
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
          ...AssignedIssues_issue
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

/** Row of an assigned issue, with its priority, first label and due day. */
function AssignedIssueRow({ issue }: { issue: AssignedIssues_issue$key }) {
  const data = useFragment(
    graphql`
      fragment AssignedIssues_issue on Issue {
        priority
        firstLabel: labels(first: 1) {
          nodes {
            id
            ...LabelChip_label
          }
        }
        ...OverviewIssueRow_issue
        ...AssignedIssues_dueDay
      }
    `,
    issue,
  );
  return (
    <OverviewIssueRow
      issue={data}
      icon={<PriorityIcon priority={data.priority} labelled />}
      extra={
        <span className={styles.labels}>
          {data.firstLabel.nodes.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </span>
      }
    >
      <DueDay issue={data} />
    </OverviewIssueRow>
  );
}

const DAY_MS = 86_400_000;
const DAYS_WITH_WEEKDAY = 7;

const WEEKDAY_FORMAT = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const DAY_FORMAT = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The due day of an open issue, relative to today; nothing for an issue without one. */
function DueDay({ issue }: { issue: AssignedIssues_dueDay$key }) {
  const { dueOn } = useFragment(
    graphql`
      fragment AssignedIssues_dueDay on Issue {
        dueOn
      }
    `,
    issue,
  );
  const now = useNow();
  if (dueOn == null) return null;
  const due = Date.parse(dueOn);
  // Due days are days in UTC, as everywhere in Winnow.
  const days = Math.floor(due / DAY_MS) - Math.floor(now / DAY_MS);
  const isNear = days <= 1;
  return (
    <time
      dateTime={new Date(due).toISOString().slice(0, 10)}
      title={`Due ${formatDate(due)}`}
      className={`${styles.due} ${days < 0 ? styles.late : isNear ? styles.near : ''}`}
    >
      {isNear && <Calendar size={13} strokeWidth={1.75} aria-hidden="true" />}
      {formatDueDay(due, days)}
    </time>
  );
}

/** @param days number of days from today until the due day */
function formatDueDay(due: number, days: number): string {
  if (days < 0) return `${pluralize(-days, 'day')} late`;
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days <= DAYS_WITH_WEEKDAY) return WEEKDAY_FORMAT.format(due);
  return days < 365 ? DAY_FORMAT.format(due) : formatDate(due);
}
