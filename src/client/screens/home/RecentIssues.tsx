import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RecentIssueRow_issue$key } from '../../../../__generated__/RecentIssueRow_issue.graphql';
import type { RecentIssues_query$key } from '../../../../__generated__/RecentIssues_query.graphql';
import { RelativeTime } from '../../ui/RelativeTime';
import { WorkflowStateIcon } from '../../components/issues/WorkflowStateIcon';
import { readRecentIssues } from '../../data/recentIssues';
import { OverviewIssueRow } from '../../components/overview/OverviewIssueRow';
import {
  EmptyOverviewSection,
  FailedOverviewSection,
  OverviewSection,
} from '../../components/overview/OverviewSection';
import sectionStyles from '../../components/overview/OverviewSection.module.css';

const recentIssuesRefetchQuery = graphql`
  query RecentIssuesRefetchQuery($recentIds: [ID!]!) {
    ...RecentIssues_query @arguments(recentIds: $recentIds)
  }
`;

const TITLE = 'Recently viewed';
const COLLAPSED_RECENT_ISSUES = 5;

interface RecentIssuesProps {
  query: RecentIssues_query$key;
  /** Ids of the issues, the argument of the query. */
  recentIds: readonly string[];
}

/** The issues that the viewer has opened last in this browser. */
export function RecentIssues({ query, recentIds }: RecentIssuesProps) {
  const data = useFragment(
    graphql`
      fragment RecentIssues_query on Query @argumentDefinitions(recentIds: { type: "[ID!]!" }) {
        viewer {
          id
        }
        home @catch(to: RESULT) {
          recent(ids: $recentIds) @required(action: THROW) {
            id
            ...RecentIssueRow_issue
          }
        }
      }
    `,
    query,
  );
  const [openedIssues] = useState(readRecentIssues);
  const [isExpanded, setExpanded] = useState(false);
  if (!data.home.ok)
    return <FailedOverviewSection title={TITLE} query={recentIssuesRefetchQuery} variables={{ recentIds }} />;
  const { recent } = data.home.value;
  const issues = recent.flatMap((issue) => {
    const opened = openedIssues.find(({ id, viewerId }) => id === issue.id && viewerId === data.viewer?.id);
    return opened ? [{ issue, at: opened.at }] : [];
  });
  return (
    <OverviewSection
      title={TITLE}
      count={issues.length}
      link={
        issues.length > COLLAPSED_RECENT_ISSUES && (
          <button
            type="button"
            className={sectionStyles.link}
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? 'Show fewer' : 'Show all'}
          </button>
        )
      }
    >
      {issues.length === 0 && <EmptyOverviewSection>Issues that you view appear here.</EmptyOverviewSection>}
      <ul>
        {issues.slice(0, isExpanded ? undefined : COLLAPSED_RECENT_ISSUES).map(({ issue, at }) => (
          <RecentIssueRow key={issue.id} issue={issue} openedAt={at} />
        ))}
      </ul>
    </OverviewSection>
  );
}

interface RecentIssueRowProps {
  issue: RecentIssueRow_issue$key;
  /** In milliseconds since 1970. */
  openedAt: number;
}

function RecentIssueRow({ issue, openedAt }: RecentIssueRowProps) {
  const data = useFragment(
    graphql`
      fragment RecentIssueRow_issue on Issue {
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
      <RelativeTime dateTime={new Date(openedAt).toISOString()} short />
    </OverviewIssueRow>
  );
}
