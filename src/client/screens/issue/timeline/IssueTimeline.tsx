import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Navigate, useLocation } from 'react-router-dom';
import type { Observable } from 'relay-runtime';
import type { IssueTimeline_issue$key } from '../../../../../__generated__/IssueTimeline_issue.graphql';
import { useRefetchOnIssueChange } from '../../../components/useRefetchOnIssueChange';
import { isLinkedCommentGone } from './LinkedCommentErrorBoundary';
import { buildCommentHref, getLinkedCommentId } from '../../../components/comments/linkedComment';
import { joinTimelineSegments, groupTimelineNodesIntoLines, type TimelineSegment } from './segments';
import { TimelineGap } from './TimelineGap';
import styles from './IssueTimeline.module.css';
import { TimelineItems } from './TimelineItems';
import { useTimelineAroundLinkedComment } from './useTimelineAroundLinkedComment';
import { useOldestTimelineItems } from './useOldestTimelineItems';
import { useNewestTimelineItems } from './useNewestTimelineItems';

interface IssueTimelineProps {
  issue: IssueTimeline_issue$key;
  /** Refetches the issue with the given number of its newest timeline items. */
  refresh: (tailLength: number) => Observable<unknown>;
}

/** Minimum number of comments and events of a timeline with a button that jumps to its end. */
const JUMP_TO_LATEST_ITEM_COUNT_MIN = 20;

/** Comments and events of an issue: the oldest and the newest ones; a button loads those between. */
export function IssueTimeline({ issue, refresh }: IssueTimelineProps) {
  const data = useFragment(
    graphql`
      fragment IssueTimeline_issue on Issue
      @argumentDefinitions(around: { type: "ID" }, hasAround: { type: "Boolean!", defaultValue: false }) {
        id
        ...useOldestTimelineItems_issue
        ...useNewestTimelineItems_issue
        ...useTimelineAroundLinkedComment_issue @arguments(around: $around, hasAround: $hasAround)
      }
    `,
    issue,
  );
  const head = useOldestTimelineItems(data);
  const tail = useNewestTimelineItems(data);
  const around = useTimelineAroundLinkedComment(data);
  useRefetchOnIssueChange(data.id, () => refresh(tail.segment.nodes.length));
  const location = useLocation();
  const linked = getLinkedCommentId(location);
  const end = useRef<HTMLDivElement>(null);

  const gone = isLinkedCommentGone(location.state) && (
    <p role="status" className={styles.gone}>
      {COMMENT_NOT_FOUND_MESSAGE}
    </p>
  );
  // New timeline items are added to the newest page (`tail`), so its total count can be ahead of the one of
  // the oldest page (`head`).
  const total = Math.max(head.total, tail.total);
  if (total === 0) return gone || null;
  const segments = [head.segment, around, tail.segment].filter(
    (each): each is TimelineSegment => each !== null,
  );
  const parts = joinTimelineSegments(segments, total);
  const isShown = parts.some((part) => part.kind === 'nodes' && part.nodes.some(({ id }) => id === linked));
  return (
    <section className={styles.timeline} aria-label="Comments and events">
      {gone}
      {total >= JUMP_TO_LATEST_ITEM_COUNT_MIN && (
        <button
          type="button"
          className={styles.jump}
          onClick={() => {
            // Tab should continue from the end of the timeline.
            end.current?.focus({ preventScroll: true });
            end.current?.scrollIntoView({ block: 'end' });
          }}
        >
          Jump to latest
          <ArrowDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      {linked !== null && !isShown && !around && (
        // The URL's hash names the linked comment, but only the query string makes the loader fetch the
        // timeline items around it.
        <Navigate
          to={buildCommentHref(location.pathname, linked)}
          replace
          state={location.state as unknown}
        />
      )}
      {parts.map((part) =>
        part.kind === 'gap' ? (
          <TimelineGap
            key={`gap-${part.offset}`}
            count={part.count}
            // A gap in the timeline is filled from the loaded end that it touches; with a linked comment in
            // the middle there are two gaps.
            after={part.offset === head.segment.nodes.length ? head : null}
            before={part.offset + part.count === tail.segment.offset ? tail : null}
          />
        ) : (
          groupTimelineNodesIntoLines(part.nodes).map((run) => (
            <TimelineItems key={run[0]?.id} items={run.map(({ item }) => item)} linked={linked} />
          ))
        ),
      )}
      <div ref={end} tabIndex={-1} className={styles.end} />
    </section>
  );
}

const COMMENT_NOT_FOUND_MESSAGE = 'The linked comment does not exist. It may have been deleted.';
