import { useState } from 'react';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { RecentIssueRow_issue$key } from '../../../../__generated__/RecentIssueRow_issue.graphql';
import type { RecentIssues_query$key } from '../../../../__generated__/RecentIssues_query.graphql';
import type { RecentIssuesRefetchQuery } from '../../../../__generated__/RecentIssuesRefetchQuery.graphql';
import { RelativeTime } from '../../components/RelativeTime';
import { WorkflowStateIcon } from '../../components/WorkflowStateIcon';
import { readRecentIssues } from '../../data/recentIssues';
import { OverviewIssueRow } from '../../components/overview/OverviewIssueRow';
import {
  EmptyOverviewSection,
  FailedOverviewSection,
  OverviewSection,
} from '../../components/overview/OverviewSection';
import sectionStyles from '../../components/overview/OverviewSection.module.css';

const TITLE = 'Recently opened';
const COLLAPSED_RECENT_ISSUES = 5;

/** The issues that the viewer has opened last in this browser. */
export function RecentIssues({ query }: { query: RecentIssues_query$key }) {
  const [data, refetch] = useRefetchableFragment<RecentIssuesRefetchQuery, RecentIssues_query$key>(
    graphql`
      fragment RecentIssues_query on Query
      @argumentDefinitions(recentIds: { type: "[ID!]!" })
      @refetchable(queryName: "RecentIssuesRefetchQuery") {
        viewer {
          id
        }
        home {
          recent(ids: $recentIds) {
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
  const { recent } = data.home;
  if (!recent)
    return (
      <FailedOverviewSection title={TITLE} onRetry={() => refetch({}, { fetchPolicy: 'network-only' })} />
    );
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
      {issues.length === 0 && <EmptyOverviewSection>Issues that you open appear here.</EmptyOverviewSection>}
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
