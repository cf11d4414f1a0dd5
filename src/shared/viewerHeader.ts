/**
 * HTTP header with the id of the user that a GraphQL response was produced for; empty for anonymous requests. The
 * browser compares it with the page's user, to notice that the session has ended even if the response contains public
 * data.
 *
 * In a request, the header names the user that the page was loaded for. The server rejects mutations if another user
 * has signed in in the same browser since then.
 */
export const VIEWER_HTTP_HEADER_NAME = 'winnow-viewer';
