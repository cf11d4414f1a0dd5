import {
  createOperationDescriptor,
  type Disposable,
  getRequest,
  graphql,
  readInlineData,
  type IEnvironment,
  type Snapshot,
} from 'relay-runtime';
import type { unreadTitle_viewer$key } from '../../../../__generated__/unreadTitle_viewer.graphql';
import type { unreadTitleQuery$data } from '../../../../__generated__/unreadTitleQuery.graphql';

const unreadTitleQuery = graphql`
  query unreadTitleQuery {
    viewer {
      ...unreadTitle_viewer
    }
  }
`;

/** Part of the shell's query. Mutations must not contain the version, because they do not load what has changed. */
const unreadTitleFragment = graphql`
  fragment unreadTitle_viewer on User @inline {
    unreadNotificationCount
    inboxVersion
  }
`;

interface UnreadTitle extends Disposable {
  /** The inbox version of the shell's query; null if it is not loaded. */
  getVersion: () => number | null;
  /** The number of unread notifications. */
  getCount: () => number;
}

/**
 * Starts the document title with the number of unread notifications: `(12) Inbox · Winnow`. Screens set the title without the number; an observer adds it, so that no screen depends on the inbox.
 */
export function startUnreadTitle(environment: IEnvironment): UnreadTitle {
  const operation = createOperationDescriptor(getRequest(unreadTitleQuery), {});
  let count = 0;
  let version: number | null = null;
  const show = (): void => {
    const title = document.title.replace(/^\(\d+\) /, '');
    const next = count > 0 ? `(${count}) ${title}` : title;
    if (document.title !== next) document.title = next;
  };
  const read = ({ data }: Snapshot): void => {
    const { viewer } = data as unreadTitleQuery$data;
    const read = viewer && readInlineData<unreadTitle_viewer$key>(unreadTitleFragment, viewer);
    count = read?.unreadNotificationCount ?? 0;
    version = read?.inboxVersion == null ? null : Number(read.inboxVersion);
    show();
  };
  const snapshot = environment.lookup(operation.fragment);
  read(snapshot);
  const subscription = environment.subscribe(snapshot, read);
  const observer = new MutationObserver(show);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return {
    getVersion: () => version,
    getCount: () => count,
    dispose: () => {
      subscription.dispose();
      observer.disconnect();
    },
  };
}
