import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { DuplicatesOpenedQuery } from '../../../../../__generated__/DuplicatesOpenedQuery.graphql';
import type { IssueComparison_issue$key } from '../../../../../__generated__/IssueComparison_issue.graphql';
import type { OpenedCluster_cluster$key } from '../../../../../__generated__/OpenedCluster_cluster.graphql';
import { OPEN_STATE_CATEGORIES, type StateCategory } from '../../../../shared/issue';
import { IssueComparison } from '../../../components/comparison/IssueComparison';
import { preloadQuery } from '../../../relay/preloadQuery';
import { FormErrorMessage } from '../../../ui/form/FormErrorMessage';
import { pluralize } from '../../../ui/format';
import { useCommands } from '../../../ui/commands/useCommands';
import type { DuplicateAction, DuplicateReviewState } from '../actions/DuplicateAction';
import { dismissDuplicate } from '../../../mutations/dismissDuplicate';
import { mergeDuplicates, undoMerge } from '../actions/mergeDuplicates';
import { findPairIndex, getPairAfterRemoval, getPairs, isTickedAtFirst } from '../model/clusterReview';
import { getOpenedVariables, type OpenedPair } from '../model/duplicatesUrl';
import type { ClusterCallbacks } from './ClusterCallbacks';
import styles from './ClusterPane.module.css';
import { ComparisonSkeleton } from './ComparisonSkeleton';
import { duplicatesOpenedQuery } from './DuplicatesOpenedQuery';
import { KeepChoice } from './KeepChoice';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from './KeepOption';
import {} from './MergeOption';
import { MergeChoice } from './MergeChoice';
import { PairBar } from './PairBar';
import { ReviewButtons } from './ReviewButtons';

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
            ...KeepOption_issue
          }
          ...MergeOption_member
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
  const pairs = getPairs(members, kept?.id ?? '', review.dismissed.get(data.id) ?? NONE);
  const index = findPairIndex(pairs, opened.pair);
  const pair = pairs[index];
  const mergeable = pairs.filter(({ isOpen }) => isOpen);
  const isTicked = (member: (typeof members)[number]) =>
    member.isOpen && (changedTicks.get(member.id) ?? isTickedAtFirst(pairs, member));
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
    // The issue that was kept until now becomes one to merge, and is compared first if its pair was the new one to keep.
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
  const preloadNextPair = useEffectEvent(() => {
    if (nextPair === undefined) return null;
    const variables = getOpenedVariables({ ...opened, pair: nextPair });
    return preloadQuery<DuplicatesOpenedQuery>(environment, duplicatesOpenedQuery, variables);
  });
  useEffect(() => {
    const preloaded = preloadNextPair();
    return () => preloaded?.dispose();
  }, [environment, nextPair, opened.keep]);
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
          <KeepChoice
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
          <MergeChoice
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
