import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { savedViewActions_container$key } from '../../../../../__generated__/savedViewActions_container.graphql';
import type { savedViewActions_view$key } from '../../../../../__generated__/savedViewActions_view.graphql';
import { joinErrorMessages } from '../../../errors/UserError';
import { createQueuedMutation, type QueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { copyLink } from '../../../ui/copy/copyLink';
import {
  buildIssueListHref,
  type IssueListUrlState,
  getIssueListSortOrder,
  type ListDensity,
} from '../../../../shared/issueList/issueListUrlState';
import {
  deleteSavedView,
  getListName,
  restoreSavedView,
  setDefaultSavedView,
  setSavedViewOrder,
  updateSavedView,
} from './savedViewMutations';
import { toGroupByInput } from '../../../../shared/issueList/grouping';
import { formatIssueColumns, parseIssueColumns } from '../../../../shared/issueList/issueColumns';

/**
 * The actions of the menu of a view. Each change can be undone.
 * @param list the list on screen, with the key of its project
 */
export function useSavedViewActions(
  containerFragment: savedViewActions_container$key,
  viewFragment: savedViewActions_view$key,
  list: IssueListUrlState,
) {
  const container = useFragment(
    graphql`
      fragment savedViewActions_container on SavedViewContainer {
        ... on Project {
          id
        }
        views(first: 100) {
          nodes {
            id
          }
        }
      }
    `,
    containerFragment,
  );
  const view = useFragment(
    graphql`
      fragment savedViewActions_view on SavedView {
        id
        name
        shortPath
        path
        query
        orderBy
        direction
        groupBy
        labelScope
        columns
        density
        trees
        shared
      }
    `,
    viewFragment,
  );
  const mutationQueue = useMutationQueue();
  const navigate = useNavigate();
  const address = buildIssueListHref(list);
  const [failure, setFailure] = useState<{ message: string; address: string } | null>(null);
  const setError = (message: string | null) => setFailure(message === null ? null : { message, address });
  const {
    id,
    name,
    shortPath,
    path,
    query,
    orderBy,
    direction,
    groupBy,
    labelScope,
    columns,
    density,
    trees,
    shared,
  } = view;

  const ids = container.views.nodes.map((node) => node.id);
  const index = ids.indexOf(id);

  /** @param change completes the summary "NET: view Crashes …" */
  const summarize = (change: string) => `${getListName(list.projectKey)}: view ${name} ${change}`;
  /** Shows the same list without the view. */
  const closeView = () => void navigate(buildIssueListHref({ ...list, savedView: null }), { replace: true });

  const commit = async (
    mutation: QueuedMutation,
    inverse: QueuedMutation,
    change: string,
  ): Promise<boolean> => {
    setError(null);
    const result = await mutationQueue.commitMutation(mutation, {
      summary: summarize(change),
      href: path,
      inverse,
    });
    if (result.status === 'refused') setError(joinErrorMessages(result.errors));
    return result.status !== 'refused';
  };
  const createOrder = (viewIds: readonly string[]) =>
    createQueuedMutation(setSavedViewOrder, { projectId: container.id ?? null, viewIds });
  /** Only for views of a project: the list of all projects has no default view. */
  const createDefault = (viewId: string | null, forProject: boolean) =>
    createQueuedMutation(setDefaultSavedView, { projectId: container.id!, viewId, forProject });

  return {
    /** Why the last action failed; null: it did not fail, or the list has changed since. */
    error: failure?.address === address ? failure.message : null,
    saveList: () =>
      void commit(
        createQueuedMutation(updateSavedView, { id, ...toSavedViewInput(list) }),
        createQueuedMutation(updateSavedView, {
          id,
          query,
          orderBy,
          direction,
          groupBy,
          labelScope,
          columns,
          density,
          trees,
        }),
        'saved',
      ),
    setShared: async (next: boolean) => {
      setError(null);
      const result = await mutationQueue.commitMutation(
        createQueuedMutation(updateSavedView, { id, shared: next }),
        {
          summary: summarize(next ? 'shared' : 'no longer shared'),
          href: path,
          // Maintainers who stop sharing a view of another person cannot see it any more, nor undo the change.
          undoFor: ({ edit }) =>
            edit.savedView ? { inverse: createQueuedMutation(updateSavedView, { id, shared }) } : null,
        },
      );
      if (result.status === 'refused') setError(joinErrorMessages(result.errors));
      if (result.status === 'done' && !result.response.edit.savedView) closeView();
    },
    canMove: (by: -1 | 1) => ids[index + by] !== undefined,
    /** @param by -1: before the previous view; 1: after the next one */
    move: (by: -1 | 1) => {
      const other = ids[index + by];
      if (other === undefined) return;
      const moved = ids.with(index, other).with(index + by, id);
      void commit(createOrder(moved), createOrder(ids), by < 0 ? 'moved up' : 'moved down');
    },
    /** @param before id of the current default view; null: none */
    setDefault: (isDefault: boolean, forProject: boolean, before: string | null) =>
      void commit(
        createDefault(isDefault ? id : null, forProject),
        createDefault(before, forProject),
        `${isDefault ? 'set' : 'removed'} as ${forProject ? 'project' : 'my'} default`,
      ),
    remove: async () => {
      const isDeleted = await commit(
        createQueuedMutation(deleteSavedView, { id }),
        createQueuedMutation(restoreSavedView, { id }),
        'deleted',
      );
      if (isDeleted) closeView();
    },
    /** Copies the short address, which leads to the current list of the view. */
    copyLink: () => void copyLink(shortPath),
  };
}

/** The list of the URL as the input of mutations of views. */
export function toSavedViewInput(list: IssueListUrlState) {
  const order = getIssueListSortOrder(list);
  const grouping = toGroupByInput(list.group);
  return {
    query: list.query,
    orderBy: order?.field ?? null,
    direction: order?.direction ?? 'DESC',
    groupBy: grouping?.field ?? null,
    labelScope: grouping?.labelScope ?? null,
    columns:
      (list.columns === null ? null : formatIssueColumns(parseIssueColumns(list.columns)))?.split('.') ?? [],
    trees: list.trees,
    density: list.density && (list.density.toUpperCase() as ListDensity),
  } as const;
}
