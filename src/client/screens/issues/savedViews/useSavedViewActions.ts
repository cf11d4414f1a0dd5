import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { useSavedViewActions_container$key } from '../../../../../__generated__/useSavedViewActions_container.graphql';
import type { useSavedViewActions_view$key } from '../../../../../__generated__/useSavedViewActions_view.graphql';
import { joinErrorMessages } from '../../../errors/UserError';
import { createQueuedMutation, type QueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { copyLink } from '../../../ui/copyLink';
import { buildIssueListHref, type IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { deleteSavedView } from './deleteSavedView';
import { getListName } from './getListName';
import { restoreSavedView } from './restoreSavedView';
import { setDefaultSavedView } from './setDefaultSavedView';
import { setSavedViewOrder } from './setSavedViewOrder';
import { toSavedViewInput } from './toSavedViewInput';
import { updateSavedView } from './updateSavedView';

/**
 * The actions of the menu of a view. Each change can be undone.
 * @param list the list on screen, with the key of its project
 */
export function useSavedViewActions(
  containerFragment: useSavedViewActions_container$key,
  viewFragment: useSavedViewActions_view$key,
  list: IssueListUrlState,
) {
  const container = useFragment(
    graphql`
      fragment useSavedViewActions_container on SavedViewContainer {
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
      fragment useSavedViewActions_view on SavedView {
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
  /** Only for views of a project: those over all projects have no default view. */
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
