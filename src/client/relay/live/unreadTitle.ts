import {
  createOperationDescriptor,
  type Disposable,
  getRequest,
  graphql,
  type IEnvironment,
  type Snapshot,
} from 'relay-runtime';
import unreadIconUrl from './unreadIcon.svg';

const unreadTitleQuery = graphql`
  query unreadTitleQuery {
    viewer {
      unreadNotificationCount
    }
  }
`;

/**
 * Starts the document title with the number of unread notifications: `(12) Inbox · Winnow`. While there are any, the
 * icon of the page has a badge. The shell's query loads the number. Screens set the title without the number; an observer adds it, so that no screen depends on the inbox.
 */
export function startUnreadTitle(environment: IEnvironment): Disposable {
  const operation = createOperationDescriptor(getRequest(unreadTitleQuery), {});
  let count = 0;
  const show = (): void => {
    const title = document.title.replace(/^\(\d+\) /, '');
    const next = count > 0 ? `(${count}) ${title}` : title;
    if (document.title !== next) document.title = next;
  };
  const read = ({ data }: Snapshot): void => {
    const { viewer } = data as { viewer?: { unreadNotificationCount?: number | null } | null };
    count = viewer?.unreadNotificationCount ?? 0;
    setUnreadIcon(count > 0);
    show();
  };
  const snapshot = environment.lookup(operation.fragment);
  read(snapshot);
  const subscription = environment.subscribe(snapshot, read);
  const observer = new MutationObserver(show);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return {
    dispose: () => {
      subscription.dispose();
      observer.disconnect();
      setUnreadIcon(false);
    },
  };
}

/** The address of the icon without a badge; null before the first change. */
let iconUrl: string | null = null;

/** Shows or removes the badge of the page's icon. */
function setUnreadIcon(hasUnread: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  iconUrl ??= link.href;
  const url = hasUnread ? unreadIconUrl : iconUrl;
  // Setting the same address again would make browsers load the icon again.
  if (link.getAttribute('href') !== url) link.href = url;
}
