/**
 * Names the user that a GraphQL response was produced for, by id; empty for anonymous requests. The browser
 * compares it to notice that the session has ended even when the response contains public data.
 *
 * A request can send the user its page was loaded for. The server rejects mutations when another user has
 * signed in in the same browser since.
 */
export const VIEWER_HTTP_HEADER_NAME = 'winnow-viewer';
