import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { InboxTimeline_issue$key } from '../../../../../__generated__/InboxTimeline_issue.graphql';
import { pluralize } from '../../../ui/format';
import { formatDayAndTime } from '../../../ui/formatDayAndTime';
import { useNow } from '../../../ui/RelativeTime';
import { groupTimelineNodesIntoLines } from '../../issue/timeline/segments';
import { TimelineGap } from '../../issue/timeline/TimelineGap';
import { TimelineItems, type TimelineNode } from '../../issue/timeline/TimelineItems';
import { useNewestTimelineItems } from '../../issue/timeline/useNewestTimelineItems';
import styles from './InboxTimeline.module.css';

/** Number of earlier comments and events shown above new ones. If there are no new ones, EARLIER_ITEMS_WITHOUT_NEW. */
const EARLIER_ITEMS_BEFORE_NEW = 1;
const EARLIER_ITEMS_WITHOUT_NEW = 5;

/** The newest comments and events of an issue: those that are new to the viewer are marked, earlier ones collapsed. */
export function InboxTimeline({
  issue,
  viewerId,
}: {
  issue: InboxTimeline_issue$key;
  viewerId: string | null;
}) {
  const data = useFragment(
    graphql`
      fragment InboxTimeline_issue on Issue {
        viewerNotification {
          firstEventAt
          seenAt
        }
        ...useNewestTimelineItems_issue
      }
    `,
    issue,
  );
  const tail = useNewestTimelineItems(data);
  const now = useNow();
  const { nodes } = tail.segment;
  const { firstEventAt, seenAt } = data.viewerNotification ?? {};
  const isNew = createIsNewTest(firstEventAt, seenAt, viewerId);
  const firstNew = nodes.findIndex(isNew);
  const [isExpanded, setExpanded] = useState(false);
  const firstShown =
    firstNew < 0 ? nodes.length - EARLIER_ITEMS_WITHOUT_NEW : firstNew - EARLIER_ITEMS_BEFORE_NEW;
  const collapsed = isExpanded ? 0 : Math.max(0, firstShown);
  const earlier = tail.segment.offset + collapsed;
  const expand = (count: number) => {
    setExpanded(true);
    if (collapsed === 0) tail.load(count);
  };
  const newCount = nodes.filter(isNew).length;
  if (nodes.length === 0) return null;
  const renderLines = (part: readonly TimelineNode[]) =>
    groupTimelineNodesIntoLines(part).map((run) => (
      <div key={run[0]?.id} className={run.some(isNew) ? styles.new : undefined}>
        <TimelineItems items={run.map(({ item }) => item)} linked={null} />
      </div>
    ));
  return (
    <section className={styles.timeline} aria-label="Comments and events">
      {earlier > 0 && (
        <TimelineGap count={earlier} after={null} before={isExpanded ? tail : { ...tail, load: expand }} />
      )}
      {renderLines(nodes.slice(collapsed, firstNew < 0 ? undefined : firstNew))}
      {firstNew >= 0 && (
        <>
          <h2 className={styles.divider}>
            {tail.segment.offset > 0 && firstNew === 0 ? 'At least ' : ''}
            {pluralize(newCount, 'new', 'new')}
            {seenAt != null && ` since ${formatDayAndTime(Date.parse(seenAt), now)}`}
          </h2>
          {renderLines(nodes.slice(firstNew))}
        </>
      )}
    </section>
  );
}

/**
 * Creates the function that tells whether an item is new: it happened after the notification was last read, or from its
 * first unread event on, and is not by the viewer.
 */
function createIsNewTest(
  firstEventAt: string | undefined,
  seenAt: string | null | undefined,
  viewerId: string | null,
): (node: TimelineNode) => boolean {
  if (firstEventAt === undefined) return () => false;
  const since = Math.min(Date.parse(firstEventAt), seenAt == null ? Infinity : Date.parse(seenAt) + 1);
  return ({ happenedAt, authorId }) => happenedAt >= since && authorId !== viewerId;
}
