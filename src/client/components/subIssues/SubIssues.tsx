import { ListPlus, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type {
  SubIssues_issue$data,
  SubIssues_issue$key,
} from '../../../../__generated__/SubIssues_issue.graphql';
import pageQuery, { type SubIssuesPageQuery } from '../../../../__generated__/SubIssuesPageQuery.graphql';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import { draftKeyBuilders } from '../../drafts/drafts';
import { linkIssues, unlinkIssues } from '../../mutations/linkIssues';
import { createQueuedMutation, type QueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { refetchInBackground } from '../../relay/queries/requests';
import { announceToScreenReader } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { useCommands } from '../../ui/commands/dispatch';
import { formatCount } from '../../ui/format';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { PermittedButton } from '../permissions/PermittedButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../pickers/fields';
import { IssueFieldButton } from '../pickers/IssueFieldButton';
import { InlineEditorBoundary, EDIT_BUTTON_ATTRIBUTE, useInlineEditor } from '../editing/useInlineEditor';
import { useRefetchOnIssueChange } from '../live/useRefetchOnIssueChange';
import { moveSubIssue } from './moveSubIssue';
import { SubIssueProgress } from './SubIssueProgress';
import { type SubIssueCommand, SubIssueRow } from './SubIssueRow';
import styles from './SubIssues.module.css';
import { useDragOrder } from './useDragOrder';

const NewSubIssueForm = lazyWithPreload(async () => (await import('./NewSubIssueForm')).NewSubIssueForm);

/** Number of sub-issues per page, also on the first one. */
const SUB_ISSUES_PER_PAGE = 50;

interface SubIssuesProps {
  issue: SubIssues_issue$key;
}

/** The sub-issues of an issue in their order, with the progress of the whole tree and a form for new ones. */
export function SubIssues({ issue }: SubIssuesProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SubIssuesPageQuery,
    SubIssues_issue$key
  >(
    graphql`
      fragment SubIssues_issue on Issue
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "SubIssuesPageQuery") {
        id
        key
        isGone
        viewerCan
        ...SubIssueProgress_issue
        ...NewSubIssueForm_issue
        subIssues(first: $count, after: $cursor) @connection(key: "SubIssues_subIssues") {
          totalCount
          edges {
            node {
              id
              key
              ...SubIssueRow_issue
            }
          }
        }
      }
    `,
    issue,
  );
  const environment = useRelayEnvironment();
  const { edges, totalCount } = data.subIssues;
  useRefetchOnIssueChange(data.id, () => {
    // The response replaces all loaded pages, so as many sub-issues as are loaded are requested, up to the maximum page
    // size.
    const count = Math.min(Math.max(edges.length, SUB_ISSUES_PER_PAGE), GRAPHQL_CONNECTION_PAGE_SIZE_MAX);
    return refetchInBackground<SubIssuesPageQuery>(environment, pageQuery, { id: data.id, count });
  });
  const editable = data.viewerCan.includes('TRIAGE') && !data.isGone;
  const list = useRef<HTMLUListElement>(null);
  const { container, isOpen, autoFocus, open, close } = useInlineEditor(
    draftKeyBuilders.newSubIssue(data.id),
    { editable },
  );
  // Preloaded, so that the form also opens while offline.
  useEffect(() => {
    if (editable) NewSubIssueForm.preload();
  }, [editable]);
  const { error, move, remove } = useSubIssueChanges(data);
  const ids = edges.map(({ node }) => node.id);
  const keys = edges.map(({ node }) => node.key);
  const { drag, start } = useDragOrder(list, move);
  const listCommands = (id: string): SubIssueCommand[] => {
    const index = ids.indexOf(id);
    if (!editable || index < 0) return [];
    return [
      ...(index > 0 ? (['subIssue.moveUp'] as const) : []),
      ...(index < ids.length - 1 ? (['subIssue.moveDown'] as const) : []),
      'subIssue.remove',
    ];
  };
  const runCommand = (id: string, command: SubIssueCommand) => {
    const index = ids.indexOf(id);
    if (command === 'subIssue.remove') return remove(id);
    const isUp = command === 'subIssue.moveUp';
    const focused = document.activeElement;
    move(id, isUp ? (ids[index - 2] ?? null) : ids[index + 1]!);
    // Browsers take the focus away from an element that is moved.
    requestAnimationFrame(() => {
      if (focused instanceof HTMLElement && focused.closest('[data-sub-issue]')) focused.focus();
    });
    const position = index + (isUp ? 0 : 2);
    announceToScreenReader(`${keys[index]!} moved to position ${position} of ${formatCount(totalCount)}`);
  };
  const findFocused = (command: SubIssueCommand): string | null => {
    const row = document.activeElement?.closest<HTMLElement>('[data-sub-issue]');
    const id = row?.dataset['subIssue'];
    return id !== undefined && listCommands(id).includes(command) ? id : null;
  };
  useCommands({
    'subIssue.moveUp': {
      isAvailable: () => findFocused('subIssue.moveUp') !== null,
      run: () => runCommand(findFocused('subIssue.moveUp')!, 'subIssue.moveUp'),
    },
    'subIssue.moveDown': {
      isAvailable: () => findFocused('subIssue.moveDown') !== null,
      run: () => runCommand(findFocused('subIssue.moveDown')!, 'subIssue.moveDown'),
    },
    'subIssue.remove': {
      isAvailable: () => findFocused('subIssue.remove') !== null,
      run: () => runCommand(findFocused('subIssue.remove')!, 'subIssue.remove'),
    },
  });
  if (data.isGone && edges.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Sub-issues">
      {edges.length > 0 && (
        <>
          <h2 className={styles.heading}>
            Sub-issues <SubIssueProgress issue={data} />
          </h2>
          <ul ref={list} className={styles.list}>
            {edges.map(({ node }, index) => (
              <SubIssueRow
                key={node.id}
                issue={node}
                commands={listCommands(node.id)}
                isDragged={drag?.id === node.id}
                drop={getDrop(drag, index, edges.length)}
                onCommand={(command) => runCommand(node.id, command)}
                onDragStart={editable && edges.length > 1 ? (event) => start(event, node.id) : undefined}
              />
            ))}
          </ul>
          {hasNext && (
            <Button variant="quiet" disabled={isLoadingNext} onClick={() => loadNext(SUB_ISSUES_PER_PAGE)}>
              {formatCount(totalCount - edges.length)} more
            </Button>
          )}
        </>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {!data.isGone && (
        <div ref={container} className={styles.actions}>
          {isOpen ? (
            <InlineEditorBoundary shown={null} autoFocus={autoFocus} onClose={close}>
              <NewSubIssueForm issue={data} autoFocus={autoFocus} onClose={close} />
            </InlineEditorBoundary>
          ) : (
            <PermittedButton
              {...EDIT_BUTTON_ATTRIBUTE}
              variant="quiet"
              permitted={editable}
              requirement={TRIAGER_REQUIRED_MESSAGE}
              command="subIssue.create"
              tooltip="Create a sub-issue"
              resumeAction={`subIssue.${data.id}`}
              onClick={open}
            >
              <Plus size={14} strokeWidth={1.75} aria-hidden="true" /> New sub-issue
            </PermittedButton>
          )}
          <IssueFieldButton field="subIssue" name="Sub-issues" editable={editable} className={styles.add}>
            <ListPlus size={14} strokeWidth={1.75} aria-hidden="true" /> Add existing issue
          </IssueFieldButton>
        </div>
      )}
    </section>
  );
}

/** Changes of the sub-issues of an issue, and the error of the last one that was rejected. */
function useSubIssueChanges({ id: parentId, key, subIssues: { edges } }: SubIssues_issue$data) {
  const mutationQueue = useMutationQueue();
  const { error, track } = useMutationStatus();
  const change = (mutation: QueuedMutation, summary: string, inverse: QueuedMutation) => {
    const options = { summary: `${key}: ${summary}`, href: buildIssueKeyHref(key), inverse };
    void track(mutationQueue.commitMutation(mutation, options));
  };
  const find = (id: string) => edges.findIndex(({ node }) => node.id === id);
  return {
    error,
    move: (id: string, afterId: string | null) => {
      const index = find(id);
      const before = edges[index - 1]?.node.id ?? null;
      change(
        createQueuedMutation(moveSubIssue, { parentId, id, afterId }),
        `moved sub-issue ${edges[index]!.node.key}`,
        createQueuedMutation(moveSubIssue, { parentId, id, afterId: before }),
      );
    },
    remove: (id: string) => {
      const ends = { fromId: parentId, toId: id, kind: 'CHILD' as const };
      change(
        createQueuedMutation(unlinkIssues, ends),
        `removed sub-issue ${edges[find(id)]!.node.key}`,
        createQueuedMutation(linkIssues, ends),
      );
    },
  };
}

/**
 * On which side of the row with this index the dragged row would be dropped; undefined: it would be dropped elsewhere.
 */
function getDrop(drag: { to: number } | null, index: number, count: number): 'before' | 'after' | undefined {
  if (drag?.to === index) return 'before';
  return drag?.to === count && index === count - 1 ? 'after' : undefined;
}
