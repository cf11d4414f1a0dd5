import { CircleDot, MessageSquare } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type {
  ActivityEvent_event$key,
  EventKind,
} from '../../../../__generated__/ActivityEvent_event.graphql';
import { RelativeTime } from '../../components/RelativeTime';
import { RenderedMarkdown } from '../../components/RenderedMarkdown';
import { TimelineRun } from '../issue/timeline/TimelineRun';
import line from '../issue/timeline/events/EventLine.module.css';
import styles from './ActivityScreen.module.css';

/** What no timeline shows. */
const EVENT_LABELS: Partial<Record<EventKind, string>> = {
  OPENED: 'opened it',
  COMMENTED: 'commented',
  COMMENT_EDITED: 'edited a comment',
  COMMENT_REMOVED: 'removed a comment',
  COMMENT_HIDDEN: 'hid a comment',
  COMMENT_SHOWN: 'showed a hidden comment again',
  DELETED: 'deleted it',
  PURGED: 'purged a text',
  VOTED: 'voted for it',
  UNVOTED: 'took the vote back',
  WATCHED: 'began to watch it',
  UNWATCHED: 'stopped watching it',
  LABEL_CREATED: 'made a label',
  LABEL_CHANGED: 'changed a label',
  MILESTONE_CREATED: 'made a milestone',
  MILESTONE_CHANGED: 'changed a milestone',
  PROJECT_CHANGED: 'changed the project',
  MEMBER_ADDED: 'added a member',
  MEMBER_CHANGED: 'changed a member’s role',
  MEMBER_REMOVED: 'removed a member',
};

/** One thing that happened: as the timeline tells it, comments by their beginning. */
export function ActivityEvent({ event }: { event: ActivityEvent_event$key }) {
  const { kind, actor, createdAt, item } = useFragment(
    graphql`
      fragment ActivityEvent_event on Event {
        kind
        createdAt
        actor {
          login
        }
        item {
          __typename
          ... on Comment {
            bodyHTML
          }
          ...TimelineRun_items
        }
      }
    `,
    event,
  );
  if (item && item.__typename !== 'Comment') return <TimelineRun items={[item]} linked={null} />;
  const Icon = kind === 'OPENED' ? CircleDot : MessageSquare;
  return (
    <div className={line.line}>
      <span className={line.icon}>
        <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={line.text}>
        <p>
          <b>{actor?.login ?? 'Somebody'}</b> {EVENT_LABELS[kind] ?? 'changed it'} ·{' '}
          <RelativeTime dateTime={createdAt} short />
        </p>
        {item?.bodyHTML && (
          <div className={styles.excerpt}>
            <RenderedMarkdown html={item.bodyHTML} />
          </div>
        )}
      </div>
    </div>
  );
}
