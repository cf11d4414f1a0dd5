import { graphql, useFragment } from 'react-relay';
import type { UnreadCount_viewer$key } from '../../../../../__generated__/UnreadCount_viewer.graphql';
import { formatCount } from '../../../ui/format';

/** Number of unread notifications of the viewer; empty if there are none. */
export function UnreadCount({ viewer }: { viewer: UnreadCount_viewer$key }) {
  const { unreadNotificationCount: count } = useFragment(
    graphql`
      fragment UnreadCount_viewer on User {
        unreadNotificationCount
      }
    `,
    viewer,
  );
  return count ? formatCount(count) : null;
}
