import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type OpenedPair, getOpenedVariables } from '../model/duplicatesUrl';
import {
  type DuplicateAction,
  type DuplicateReviewState,
  mergeDuplicates,
  undoMerge,
} from '../actions/mergeDuplicates';
import type { OpenedClusterQuery } from '../../../../../__generated__/OpenedClusterQuery.graphql';
import type { IssueComparison_issue$key } from '../../../../../__generated__/IssueComparison_issue.graphql';
import type { OpenedCluster_cluster$key } from '../../../../../__generated__/OpenedCluster_cluster.graphql';
import { OPEN_STATE_CATEGORIES, type StateCategory } from '../../../../shared/issue';
import { IssueComparison } from '../../../components/comparison/IssueComparison';
import { usePreloadedQueries } from '../../../lists/usePreloadedQueries';
import { FormErrorMessage } from '../../../ui/form/FormErrorMessage';
import { pluralize } from '../../../ui/format';
import { useCommands } from '../../../ui/commands/dispatch';
import { dismissDuplicate } from '../../../mutations/dismissDuplicate';
import {
  findPairIndex,
  getPairAfterRemoval,
  getClusterPairs,
  isTickedInitially,
} from '../model/clusterReview';
import styles from './ClusterPane.module.css';
import { CanonicalIssueChoice } from './CanonicalIssueChoice';
import { MergedIssuesChoice } from './MergedIssuesChoice';
import { PairBar } from './PairBar';
import { ReviewButtons } from './ReviewButtons';
import { Skeleton } from '../../../ui/Skeleton';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './ClusterPane';

/** The opened cluster with its compared pair. */
export const duplicatesOpenedQuery = graphql`
  query OpenedClusterQuery(
    $cluster: ID!
    $pair: ID!
    $keep: ID!
    $hasCluster: Boolean!
    $hasPair: Boolean!
    $hasKeep: Boolean!
  ) {
    ...ClusterPane_query
      @arguments(
        cluster: $cluster
        pair: $pair
        keep: $keep
        hasCluster: $hasCluster
        hasPair: $hasPair
        hasKeep: $hasKeep
      )
  }
`;

/** Callbacks of the opened cluster. */
export interface ClusterCallbacks {
  /** Compares another pair of the opened cluster. */
  onShow: (opened: OpenedPair) => void;
  /** Performs an action on a pair, whose issue leaves the cluster. */
  onPerform: (action: Omit<DuplicateAction, 'href'>) => void;
  /** Performs an action on the whole cluster, and opens the next one. */
  onSettle: (action: Omit<DuplicateAction, 'href'>) => void;
  /** Called when the opened cluster is on screen. */
  onShown: () => void;
  /** Closes the cluster, to show the list in narrow windows. */
  onClose: () => void;
}

const NONE: ReadonlySet<string> = new Set();

interface OpenedClusterProps extends ClusterCallbacks {
  cluster: OpenedCluster_cluster$key;
  /** The kept issue with the comparison; null while it is loading. */
  compared: IssueComparison_issue$key | null;
  opened: OpenedPair;
  review: DuplicateReviewState;
  permitted: boolean;
}

/** A cluster: the comparison of one of its pairs, the issue to keep, and those to merge into it. */
export function OpenedCluster({
  cluster,
  compared,
  opened,
  review,
  permitted,
  onShow,
  onPerform,
  onSettle,
  onShown,
  onClose,
}: OpenedClusterProps) {
  const data = useFragment(
    graphql`
      fragment OpenedCluster_cluster on DuplicateCluster {
        id
        suggestedCanonical {
          id
        }
        suggestionReasons
        members {
          score
          because
          issue {
            id
            key
            voteCount
            commentCount
            state {
              category
            }
            ...CanonicalIssueChoice_issue
          }
          ...MergedIssuesChoice_member
        }
      }
    `,
    cluster,
  );
  const environment = useRelayEnvironment();
  /** The ticks that the viewer has changed, by the id of the issue. */
  const [changedTicks, setChangedTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const members = data.members.map((member) => ({
    ...member.issue,
    score: member.score,
    because: member.because,
    member,
    isOpen: OPEN_STATE_CATEGORIES.includes(member.issue.state.category.toLowerCase() as StateCategory),
  }));
  const suggested = data.suggestedCanonical.id;
  const kept = members.find(({ id }) => id === opened.keep) ?? members.find(({ id }) => id === suggested);
  const pairs = getClusterPairs(members, kept?.id ?? '', review.dismissed.get(data.id) ?? NONE);
  const index = findPairIndex(pairs, opened.pair);
  const pair = pairs[index];
  const mergeable = pairs.filter(({ isOpen }) => isOpen);
  const isTicked = (member: (typeof members)[number]) =>
    member.isOpen && (changedTicks.get(member.id) ?? isTickedInitially(pairs, member));
  const ticked = pairs.filter(isTicked);

  const comparison = useRef<HTMLDivElement>(null);
  const hadComparisonFocus = useRef(false);
  const show = (change: Partial<OpenedPair>) => {
    hadComparisonFocus.current = comparison.current?.contains(document.activeElement) ?? false;
    onShow({ ...opened, ...change });
  };
  const shown = kept && pair ? `${kept.id} ${pair.id}` : '';
  // The comparison of another pair starts at its top, in new elements.
  useLayoutEffect(() => {
    if (hadComparisonFocus.current)
      comparison.current?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    hadComparisonFocus.current = false;
  }, [shown]);
  const emitShown = useEffectEvent(onShown);
  useEffect(() => emitShown(), []);
  const showPair = (distance: number) => {
    const next = pairs[index + distance];
    if (next) show({ pair: next.id });
  };
  const tick = (member: (typeof members)[number]) =>
    setChangedTicks(new Map(changedTicks).set(member.id, !isTicked(member)));
  const keep = (id: string) => {
    // If the compared issue becomes the kept one, it is compared with the previously kept issue, which can now be
    // merged.
    const comparedId = id === pair?.id ? kept?.id : pair?.id;
    show({ keep: id === suggested ? null : id, pair: comparedId ?? null });
  };
  const merge = (merged: readonly (typeof members)[number][]) => {
    if (!kept || merged.length === 0) return;
    const input = { canonicalId: kept.id, duplicateIds: merged.map(({ id }) => id) };
    onSettle({
      cluster: data.id,
      summary: `${pluralize(merged.length, 'issue')} merged into ${kept.key}`,
      send: (onProgress) => mergeDuplicates(environment, input, onProgress),
      undo: (operation) => undoMerge(environment, operation),
    });
  };
  const dismiss = () => {
    if (!kept || !pair) return;
    const input = { issueId: kept.id, otherId: pair.id };
    const action: Omit<DuplicateAction, 'href'> = {
      cluster: data.id,
      summary: `${pair.key} is not a duplicate of ${kept.key}`,
      send: () => dismissDuplicate(environment, input),
      undo: () => dismissDuplicate(environment, { ...input, undo: true }),
    };
    const next = getPairAfterRemoval(pairs, index);
    if (!next) return onSettle(action);
    onPerform({ ...action, dismissedIssue: pair.id });
    show({ pair: next.id });
  };
  const nextPair = pairs[index + 1]?.id;
  usePreloadedQueries<OpenedClusterQuery>(
    duplicatesOpenedQuery,
    nextPair === undefined ? [] : [getOpenedVariables({ ...opened, pair: nextPair })],
  );
  useCommands({
    'list.next': () => showPair(1),
    'list.previous': () => showPair(-1),
    'select.toggle': { isAvailable: () => pair?.isOpen === true, run: () => pair && tick(pair) },
  });
  if (!kept || !pair) return null;
  const canKeep = members.filter(({ id }) => id === kept.id || pairs.some((each) => each.id === id));
  return (
    <>
      <section className={styles.comparison} aria-label="Comparison">
        <PairBar
          keptKey={kept.key}
          pairKey={pair.key}
          score={pair.score}
          reasons={pair.because}
          index={index}
          count={pairs.length}
          onMove={showPair}
          onClose={onClose}
        />
        <div ref={comparison} className={styles.compared}>
          {compared && opened.pair === pair.id ? (
            <IssueComparison
              key={shown}
              issue={compared}
              badge={kept.id === suggested && <span className={styles.badge}>Suggested to keep</span>}
            />
          ) : (
            <ComparisonSkeleton />
          )}
        </div>
      </section>
      <aside className={styles.panel} aria-label="Merge">
        <div className={styles.choices}>
          <CanonicalIssueChoice
            key={suggested}
            issues={canKeep.map(({ member: { issue }, id, voteCount, commentCount }) => ({
              id,
              issue,
              activity: voteCount + commentCount,
            }))}
            kept={kept.id}
            suggested={suggested}
            suggestionReasons={data.suggestionReasons}
            onKeep={keep}
          />
          <MergedIssuesChoice
            options={pairs.map((each) => ({
              id: each.id,
              issueKey: each.key,
              member: each.member,
              isOpen: each.isOpen,
              isTicked: isTicked(each),
              isCompared: each.id === pair.id,
              onTick: () => tick(each),
              onCompare: () => show({ pair: each.id }),
            }))}
            tickedCount={ticked.length}
          />
        </div>
        <FormErrorMessage error={review.errors.get(data.id)} />
        <ReviewButtons
          keptKey={kept.key}
          pairKey={pair.key}
          ticked={ticked}
          mergeable={mergeable}
          permitted={permitted}
          onMerge={merge}
          onDismiss={dismiss}
          onSkip={() => onSettle({ cluster: data.id, summary: `Skipped the cluster of ${kept.key}` })}
        />
      </aside>
    </>
  );
}

/** Placeholder while the comparison loads. */
export function ComparisonSkeleton() {
  return (
    <div className={styles.comparisonSkeleton} aria-busy="true">
      {[0, 1].map((side) => (
        <div key={side}>
          <Skeleton width="40%" line="20px" />
          <Skeleton width="75%" height="12px" line="32px" />
          {['60%', '48%', '55%', '42%', '52%'].map((width) => (
            <Skeleton key={width} width={width} line="30px" />
          ))}
          {['96%', '100%', '88%', '93%', '52%'].map((width) => (
            <Skeleton key={width} width={width} line="21px" />
          ))}
        </div>
      ))}
    </div>
  );
}
