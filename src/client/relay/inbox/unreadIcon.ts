import unreadIconUrl from './unreadIcon.svg';

/** The address of the icon without a badge; null before the first change. */
let iconUrl: string | null = null;

/** Shows or removes the badge of the page's icon. */
export function setUnreadIcon(hasUnread: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  iconUrl ??= link.href;
  const url = hasUnread ? unreadIconUrl : iconUrl;
  // Setting the same address again would make browsers load the icon again.
  if (link.getAttribute('href') !== url) link.href = url;
}
