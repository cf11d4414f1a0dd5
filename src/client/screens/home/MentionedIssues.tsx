import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { MentionedIssueRow_notification$key } from '../../../../__generated__/MentionedIssueRow_notification.graphql';
import type { MentionedIssues_query$key } from '../../../../__generated__/MentionedIssues_query.graphql';
import type { MentionedIssuesRefetchQuery } from '../../../../__generated__/MentionedIssuesRefetchQuery.graphql';
import { Avatar } from '../../components/Avatar';
import { RelativeTime } from '../../components/RelativeTime';
import { WorkflowStateIcon } from '../../components/WorkflowStateIcon';
import { HomeIssueRow } from './HomeIssueRow';
import { EmptyHomeSection, FailedHomeSection, HomeSection, HomeSectionLink } from './HomeSection';

const TITLE = 'Mentioned';

/** The latest mentions of the viewer that are not done. */
export function MentionedIssues({ query }: { query: MentionedIssues_query$key }) {
  const [data, refetch] = useRefetchableFragment<MentionedIssuesRefetchQuery, MentionedIssues_query$key>(
    graphql`
      fragment MentionedIssues_query on Query @refetchable(queryName: "MentionedIssuesRefetchQuery") {
        home {
          mentioned(first: 5) {
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
  const { mentioned } = data.home;
  if (!mentioned)
    return <FailedHomeSection title={TITLE} onRetry={() => refetch({}, { fetchPolicy: 'network-only' })} />;
  return (
    <HomeSection
      title={TITLE}
      count={mentioned.totalCount}
      link={
        mentioned.totalCount > 0 && (
          <HomeSectionLink to="/inbox?state=all&reason=mentioned">All mentions</HomeSectionLink>
        )
      }
    >
      {mentioned.totalCount === 0 && (
        <EmptyHomeSection>Issues that mention you with @ and your login appear here.</EmptyHomeSection>
      )}
      <ul>
        {mentioned.nodes.map((notification) => (
          <MentionedIssueRow key={notification.id} notification={notification} />
        ))}
      </ul>
    </HomeSection>
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
          ...HomeIssueRow_issue
        }
      }
    `,
    notification,
  );
  return (
    issue && (
      <HomeIssueRow
        issue={issue}
        icon={<WorkflowStateIcon state={issue.state} labelled />}
        extra={actor && <Avatar user={actor} labelled />}
      >
        <RelativeTime dateTime={updatedAt} short />
      </HomeIssueRow>
    )
  );
}
