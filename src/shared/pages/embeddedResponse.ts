/**
 * The response to a page's first query, which the server embeds in the HTML page as a JSON data block: browsers do not
 * execute it, so the content security policy needs no exception for it.
 */
export interface EmbeddedResponse {
  /** Hash of the operation in the build's allow-list. */
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Value that VIEWER_HTTP_HEADER_NAME would have in a response to `POST /graphql`. */
  readonly viewer: string;
  /** Body that a response to `POST /graphql` would have. It contains no errors. */
  readonly response: { readonly data: Readonly<Record<string, unknown>> };
}

/** Id of the script element that contains the embedded response. */
export const EMBEDDED_RESPONSE_ELEMENT_ID = 'first-response';
