import { ArrowDown } from 'lucide-react';
import { useRef, Component, type ReactNode } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import type { Observable } from 'relay-runtime';
import type { IssueTimeline_issue$key } from '../../../../../__generated__/IssueTimeline_issue.graphql';
import { useRefetchOnIssueChange } from '../../../components/live/useRefetchOnIssueChange';
import { buildCommentHref, getLinkedCommentId } from '../../../components/comments/linkedComment';
import { joinTimelineSegments, groupTimelineNodesIntoLines, type TimelineSegment } from './segments';
import { TimelineGap } from './TimelineGap';
import styles from './IssueTimeline.module.css';
import { TimelineItems, readTimelineNode } from './TimelineItems';
import { useNewestTimelineItems } from './useNewestTimelineItems';
import type { IssueTimeline_oldest$key } from '../../../../../__generated__/IssueTimeline_oldest.graphql';
import type { IssueTimelineOldestQuery } from '../../../../../__generated__/IssueTimelineOldestQuery.graphql';
import type { IssueTimeline_around$key } from '../../../../../__generated__/IssueTimeline_around.graphql';
import { getErrorCode } from '../../../errors/RequestError';

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
        ...IssueTimeline_oldest
        ...useNewestTimelineItems_issue
        ...IssueTimeline_around @arguments(around: $around, hasAround: $hasAround)
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

/** The oldest or the newest items of a timeline, as far as they are loaded. */
export interface LoadedTimelineItems {
  segment: TimelineSegment;
  total: number;
  isLoading: boolean;
  /** Loads `count` more timeline items, towards the middle of the timeline. */
  load: (count: number) => void;
}

/** Reads the oldest items of an issue's timeline. */
function useOldestTimelineItems(issue: IssueTimeline_oldest$key): LoadedTimelineItems {
  const { data, isLoadingNext, loadNext } = usePaginationFragment<
    IssueTimelineOldestQuery,
    IssueTimeline_oldest$key
  >(
    graphql`
      fragment IssueTimeline_oldest on Issue
      @argumentDefinitions(count: { type: "Int", defaultValue: 15 }, cursor: { type: "String" })
      @refetchable(queryName: "IssueTimelineOldestQuery") {
        head: timeline(first: $count, after: $cursor) @connection(key: "IssueTimeline_head") {
          totalCount
          edges {
            node {
              ...TimelineItems_node
            }
          }
        }
      }
    `,
    issue,
  );
  return {
    segment: { offset: 0, nodes: data.head.edges.map(({ node }) => readTimelineNode(node)) },
    total: data.head.totalCount,
    isLoading: isLoadingNext,
    load: (count) => loadNext(count),
  };
}

/** The timeline items around the comment that the URL links to; null if it links to none. */
function useTimelineAroundLinkedComment(issue: IssueTimeline_around$key): TimelineSegment | null {
  const { around } = useFragment(
    graphql`
      fragment IssueTimeline_around on Issue
      @argumentDefinitions(around: { type: "ID" }, hasAround: { type: "Boolean!", defaultValue: false }) {
        around: timeline(first: 20, around: $around) @include(if: $hasAround) {
          offset
          nodes {
            ...TimelineItems_node
          }
        }
      }
    `,
    issue,
  );
  return around ? { offset: around.offset, nodes: around.nodes.map(readTimelineNode) } : null;
}

/** History state of an issue screen whose URL linked to a comment that does not exist. */
interface LinkedCommentGoneState {
  linkedItemIsGone: true;
}

/** Whether the history state says that the URL linked to a comment that does not exist. */
function isLinkedCommentGone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'linkedItemIsGone' in state;
}

interface LinkedCommentErrorBoundaryProps {
  location: Location<unknown>;
  children: ReactNode;
}

/** Handles a link to a deleted comment: navigates to the issue itself, with a note that the comment is missing. */
export class LinkedCommentErrorBoundary extends Component<
  LinkedCommentErrorBoundaryProps,
  { error: Error | null }
> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { pathname, search, state } = this.props.location;
    if (error === null) return this.props.children;
    if (getErrorCode(error) !== 'NOT_FOUND' || !new URLSearchParams(search).has('around')) throw error;
    const next = { ...(state as object | null), linkedItemIsGone: true } satisfies LinkedCommentGoneState;
    return <Navigate to={pathname} replace state={next} />;
  }
}
