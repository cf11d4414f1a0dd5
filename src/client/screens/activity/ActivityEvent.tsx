import { CircleDot, MessageSquare } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type {
  ActivityEvent_event$key,
  EventKind,
} from '../../../../__generated__/ActivityEvent_event.graphql';
import type { ActivityOnlyEventKind } from '../../../shared/events/kinds';
import { PersonLink } from '../../components/people/PersonLink';
import { RelativeTime } from '../../ui/RelativeTime';
import { RenderedMarkdown } from '../../components/markdown/RenderedMarkdown';
import { TimelineItems } from '../issue/timeline/TimelineItems';
import line from '../issue/timeline/events/TimelineEventLine.module.css';
import { ActivityProjectEvent } from './ActivityProjectEvent';
import styles from './ActivityScreen.module.css';

/** Descriptions of issue events that the issue's timeline does not show. */
const ACTIVITY_EVENT_LABELS: Readonly<Record<'COMMENTED' | Uppercase<ActivityOnlyEventKind>, string>> = {
  OPENED: 'opened the issue',
  COMMENTED: 'commented',
  COMMENT_EDITED: 'edited a comment',
  COMMENT_REMOVED: 'removed a comment',
  DELETED: 'deleted the issue',
  VOTED: 'voted for the issue',
  UNVOTED: 'removed their vote',
  WATCHED: 'started watching the issue',
  UNWATCHED: 'stopped watching the issue',
  REACTED: 'changed the issue',
  REIMPORTED: 'imported the issue again',
  SUB_ISSUES_REORDERED: 'reordered the sub-issues',
  DUPLICATE_DISMISSED: 'dismissed a suggested duplicate',
  DUPLICATE_DISMISSAL_REMOVED: 'restored a dismissed duplicate',
  VOTES_MOVED: 'moved votes and watchers with a duplicate',
};

/** An event of the activity feed, rendered as in the issue's timeline; comments as an excerpt. */
export function ActivityEvent({ event }: { event: ActivityEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment ActivityEvent_event on Event {
        kind
        createdAt
        actor {
          login
        }
        details {
          __typename
        }
        ...ActivityProjectEvent_event
        item {
          __typename
          ... on Comment {
            bodyHTML
          }
          ...TimelineItems_items
        }
      }
    `,
    event,
  );
  const { kind, actor, createdAt, details, item } = data;
  if (details) return <ActivityProjectEvent event={data} />;
  if (item && item.__typename !== 'Comment') return <TimelineItems items={[item]} linked={null} />;
  const labels: Partial<Record<EventKind, string>> = ACTIVITY_EVENT_LABELS;
  const Icon = kind === 'OPENED' ? CircleDot : MessageSquare;
  return (
    <div className={line.line}>
      <span className={line.icon}>
        <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={line.text}>
        <p>
          <PersonLink login={actor?.login} /> {labels[kind] ?? 'changed the issue'} ·{' '}
          <RelativeTime dateTime={createdAt} short />
        </p>
        {item?.bodyHTML && (
          <div className={styles.excerpt}>
            <RenderedMarkdown html={item.bodyHTML} size="small" />
          </div>
        )}
      </div>
    </div>
  );
}
