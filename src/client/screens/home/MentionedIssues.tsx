import { graphql, useFragment } from 'react-relay';
import type { MentionedIssueRow_notification$key } from '../../../../__generated__/MentionedIssueRow_notification.graphql';
import type { MentionedIssues_query$key } from '../../../../__generated__/MentionedIssues_query.graphql';
import { Avatar } from '../../components/people/Avatar';
import { RelativeTime } from '../../ui/RelativeTime';
import { WorkflowStateIcon } from '../../components/issues/WorkflowStateIcon';
import { OverviewIssueRow } from '../../components/overview/OverviewIssueRow';
import {
  EmptyOverviewSection,
  FailedOverviewSection,
  OverviewSection,
  OverviewSectionLink,
} from '../../components/overview/OverviewSection';

const mentionedIssuesRefetchQuery = graphql`
  query MentionedIssuesRefetchQuery {
    ...MentionedIssues_query
  }
`;

const TITLE = 'Mentioned';

/** The latest mentions of the viewer that are not done. */
export function MentionedIssues({ query }: { query: MentionedIssues_query$key }) {
  const { home } = useFragment(
    graphql`
      fragment MentionedIssues_query on Query {
        home @catch(to: RESULT) {
          mentioned(first: 5) @required(action: THROW) {
            totalCount
            nodes {
              id
              ...MentionedIssueRow_notification
            }
          }
        }
      }
    `,
    query,
  );
  if (!home.ok)
    return <FailedOverviewSection title={TITLE} query={mentionedIssuesRefetchQuery} variables={{}} />;
  const { mentioned } = home.value;
  return (
    <OverviewSection
      title={TITLE}
      count={mentioned.totalCount}
      link={
        mentioned.totalCount > 0 && (
          <OverviewSectionLink to="/inbox?state=all&reason=mentioned">All mentions</OverviewSectionLink>
        )
      }
    >
      {mentioned.totalCount === 0 && (
        <EmptyOverviewSection>
          Issues that mention you with @ and your login appear here.
        </EmptyOverviewSection>
      )}
      <ul>
        {mentioned.nodes.map((notification) => (
          <MentionedIssueRow key={notification.id} notification={notification} />
        ))}
      </ul>
    </OverviewSection>
  );
}

function MentionedIssueRow({ notification }: { notification: MentionedIssueRow_notification$key }) {
  const { issue, actor, updatedAt } = useFragment(
    graphql`
      fragment MentionedIssueRow_notification on Notification {
        updatedAt
        actor {
          ...Avatar_user
        }
        issue {
          state {
            ...WorkflowStateIcon_state
          }
          ...OverviewIssueRow_issue
        }
      }
    `,
    notification,
  );
  return (
    issue && (
      <OverviewIssueRow
        issue={issue}
        icon={<WorkflowStateIcon state={issue.state} labelled />}
        extra={actor && <Avatar user={actor} labelled />}
      >
        <RelativeTime dateTime={updatedAt} short />
      </OverviewIssueRow>
    )
  );
}
