import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRelayEnvironment, graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import {
  isFirstOrLastIssueInList,
  type IssuePositionInList,
  type IssuePositionHistoryState,
  getNeighborIssue,
  type NeighborIssueDirection,
  mergeFetchedIssueKeys,
  type ListedIssueKeys,
} from '../../components/issues/issuePositionInList';
import { usePreloadScreen } from '../../navigation/preload';
import { fetchQueryOnce } from '../../relay/queries/requests';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import { IconButton } from '../../ui/IconButton';
import { COMMAND_DESCRIPTIONS } from '../../../shared/commands/commandDescriptions';
import { useCommands } from '../../ui/commands/dispatch';
import styles from './IssueNeighbors.module.css';
import { announceToScreenReader } from '../../ui/announce';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import type {
  IssueNeighborsQuery as Query,
  IssueNeighborsQuery$data as Data,
} from '../../../../__generated__/IssueNeighborsQuery.graphql';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../shared/limits';
import { toGroupByInput } from '../../../shared/issueList/grouping';
import { getIssueListSortOrder } from '../../../shared/issueList/issueListUrlState';
import { parseIssueListHref } from '../../../shared/issueList/parseIssueListHref';

const NEIGHBOR_ISSUE_BUTTONS = [
  { step: -1, id: 'issue.previous', Icon: ChevronUp },
  { step: 1, id: 'issue.next', Icon: ChevronDown },
] as const;

/** The issue's rank in the list ("10 of 19,774") and buttons for the previous and the next issue. */
export function IssueNeighbors({ position }: { position: IssuePositionInList }) {
  const { hrefOf, go, failure } = useNeighborIssues(position);
  const preload = usePreloadScreen();
  useCommands({ 'issue.previous': () => go(-1), 'issue.next': () => go(1) });

  return (
    <>
      {failure && (
        <span className={styles.failure}>
          <span className={styles.message} title={failure.message}>
            {failure.message}
          </span>
          {failure.canRetry && <Button onClick={() => go(failure.step)}>Retry</Button>}
        </span>
      )}
      <span className={styles.rank}>
        {formatCount(position.index + 1)}
        {position.total !== null && ` of ${formatCount(position.total)}`}
      </span>
      {NEIGHBOR_ISSUE_BUTTONS.map(({ step, id, Icon }) => {
        const onIntent = (): void => {
          const href = hrefOf(step);
          if (href) preload(href);
        };
        return (
          <IconButton
            key={id}
            label={COMMAND_DESCRIPTIONS[id].title}
            command={id}
            disabled={isFirstOrLastIssueInList(position, step)}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={() => go(step)}
          >
            <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        );
      })}
    </>
  );
}

interface NeighborIssueNavigation {
  /** URL of the previous (-1) or next (1) issue in the list; null if its key is not known. */
  hrefOf: (step: NeighborIssueDirection) => string | null;
  /**
   * Navigates to the previous (-1) or next (1) issue of the list, after fetching its key if necessary.
   * Returns false at the end of the list.
   */
  go: (step: NeighborIssueDirection) => boolean;
  /** Why the last navigation to a neighboring issue failed; null if it did not. */
  failure: NeighborIssueNavigationFailure | null;
}

interface NeighborIssueNavigationFailure {
  position: IssuePositionInList;
  step: NeighborIssueDirection;
  message: string;
  canRetry: boolean;
}

/** The previous and the next issue in the list that this issue was opened from. */
function useNeighborIssues(position: IssuePositionInList): NeighborIssueNavigation {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const request = useRef<AbortController>(null);
  const [failure, setFailure] = useState<NeighborIssueNavigationFailure | null>(null);

  const cancel = () => {
    request.current?.abort();
    request.current = null;
  };
  // Cancels the request for issue keys: a response for an earlier list position must not navigate. A layout effect
  // runs before the next key press, so it cannot cancel a request for the new position.
  useLayoutEffect(() => cancel, [position]);

  const goFrom = (from: IssuePositionInList, step: NeighborIssueDirection): boolean => {
    const next = getNeighborIssue(from, step);
    if (!next) return false;
    const state: IssuePositionHistoryState = { place: next.position };
    // Replaces the history entry, so that Back returns to the list after any number of neighboring issues.
    void navigate(buildIssueKeyHref(next.key), { replace: true, state });
    return true;
  };

  const fail = (step: NeighborIssueDirection, message: string, canRetry: boolean): void => {
    request.current = null;
    setFailure({ position, step, message, canRetry });
    announceToScreenReader(message);
  };

  const fetchAndGo = (from: IssuePositionInList, step: NeighborIssueDirection): void => {
    setFailure(null);
    const { signal } = (request.current = new AbortController());
    fetchIssueKeys(environment, from, step, signal).then(
      // `request` stays set until the navigation is done, so that another key press does not fetch again.
      (fetched) => {
        if (signal.aborted || goFrom(mergeFetchedIssueKeys(from, fetched, step), step)) return;
        // If the list has become so short that it ends before the fetched page, continue from its new end.
        if (step < 0 && fetched.total && fetched.total < fetched.first)
          fetchAndGo({ ...from, index: fetched.total }, step);
        else fail(step, 'No more issues in this direction.', false);
      },
      (error: Error) => {
        if (signal.aborted) return;
        const which = step > 0 ? 'next' : 'previous';
        fail(step, `The ${which} issue could not be loaded: ${error.message}`, true);
      },
    );
  };

  return {
    hrefOf: (step) => {
      const next = getNeighborIssue(position, step);
      return next && buildIssueKeyHref(next.key);
    },
    go: (step) => {
      if (isFirstOrLastIssueInList(position, step)) return false;
      if (getNeighborIssue(position, step)) {
        cancel();
        return goFrom(position, step);
      }
      if (!request.current) fetchAndGo(position, step);
      return true;
    },
    failure: failure?.position === position ? failure : null,
  };
}

const issueKeysQuery = graphql`
  query IssueNeighborsQuery(
    $inProject: Boolean!
    $key: String!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String
    $first: Int!
    $offset: Int!
    $trees: Boolean!
  ) {
    project(key: $key) @include(if: $inProject) {
      issues(
        query: $query
        orderBy: $orderBy
        groupBy: $groupBy
        trees: $trees
        snapshot: $snapshot
        first: $first
        offset: $offset
      ) {
        nodes {
          key
        }
        topLevelCount
        snapshot
      }
    }
    search(
      query: $query
      orderBy: $orderBy
      groupBy: $groupBy
      snapshot: $snapshot
      first: $first
      offset: $offset
    ) @skip(if: $inProject) {
      nodes {
        key
      }
      topLevelCount
      snapshot
    }
  }
`;

/** Fetches a page of issue keys of the list: from the issue on if `step` is 1, up to it if `step` is -1. */
async function fetchIssueKeys(
  environment: IEnvironment,
  position: IssuePositionInList,
  step: NeighborIssueDirection,
  signal: AbortSignal,
): Promise<ListedIssueKeys> {
  const list = parseIssueListHref(position.href);
  // The fetched page includes the current issue itself: if the list's snapshot has expired, the page shows
  // the issue's new rank.
  const offset = step > 0 ? position.index : Math.max(0, position.index + 1 - DEFAULT_LIST_PAGE_SIZE);
  const variables = {
    inProject: list.projectKey !== null,
    key: list.projectKey ?? '',
    query: list.query,
    orderBy: getIssueListSortOrder(list),
    groupBy: toGroupByInput(list.group),
    snapshot: position.snapshot,
    first: DEFAULT_LIST_PAGE_SIZE,
    offset,
    trees: list.trees,
  };
  return toListedIssueKeys(
    await fetchQueryOnce<Query>(environment, issueKeysQuery, variables, { signal }),
    offset,
  );
}

function toListedIssueKeys({ project, search }: Data, first: number): ListedIssueKeys {
  const { nodes = [], topLevelCount = 0, snapshot = null } = search ?? project?.issues ?? {};
  return { first, keys: nodes.map(({ key }) => key), total: topLevelCount, snapshot };
}
