/**
 * Copies a link with code that is loaded on demand. See copyLink. If the code cannot be loaded, the browser shows the link.
 * @param href absolute address, or path on this server
 */
export const loadAndCopyLink = (href: string): void =>
  // The chunk of the bulk bar contains the same code, and is loaded after the rows of a list.
  void import(/* webpackChunkName: "bulk-bar" */ './copyLink').then(
    ({ copyLink }) => copyLink(href),
    () => void window.prompt('The link could not be copied:', new URL(href, window.location.href).href),
  );
