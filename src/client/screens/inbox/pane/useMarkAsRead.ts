import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useMarkAsRead_notification$key } from '../../../../../__generated__/useMarkAsRead_notification.graphql';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { updateNotifications } from '../actions/notificationMutations';

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Marks the opened notification as read: when it is opened, and when another event arrives while it is visible. If the
 * user marks it as unread, it stays unread.
 */
export function useMarkAsRead(notification: useMarkAsRead_notification$key | null): void {
  const data = useFragment(
    graphql`
      fragment useMarkAsRead_notification on Notification {
        id
        state
        newestEvent
        version
      }
    `,
    notification,
  );
  const mutationQueue = useMutationQueue();
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const markAsRead = useEffectEvent((id: string) => {
    if (data?.state !== 'UNREAD') return;
    const input = { ids: [id], state: 'READ', seenVersion: data.version } as const;
    void mutationQueue.commitMutation(createQueuedMutation(updateNotifications, input), {
      summary: 'Marked as read',
      href: '/inbox',
    });
  });
  const id = data?.id;
  const newestEvent = data?.newestEvent;
  /** The notification and event that were visible last. The page can be hidden and shown again without a new event. */
  const seen = useRef('');
  useEffect(() => {
    if (id === undefined || !isVisible || seen.current === `${id} ${newestEvent}`) return;
    seen.current = `${id} ${newestEvent}`;
    markAsRead(id);
  }, [id, newestEvent, isVisible]);
}
