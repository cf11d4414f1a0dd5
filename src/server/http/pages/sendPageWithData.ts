/** Sends the HTML page with the response to its first query, for which the browser then needs no request. */
import type { FastifyReply } from 'fastify';
import { EMBEDDED_RESPONSE_ELEMENT_ID, type EmbeddedResponse } from '../../../shared/pages/embeddedResponse';
import { createCompressionStream } from '../responses/compression';

/** The HTML page, split where the data is inserted: at the end of its body. */
export interface SplitHtmlPage {
  start: string;
  end: string;
}

export function splitHtmlPage(html: string): SplitHtmlPage {
  const position = html.includes(BODY_END_TAG) ? html.lastIndexOf(BODY_END_TAG) : html.length;
  return { start: html.slice(0, position), end: html.slice(position) };
}

const BODY_END_TAG = '</body>';

/**
 * Sends the page up to its data at once, so that the browser loads scripts while the query is executed. The scripts are
 * deferred: they run after the page is complete.
 *
 * @param data resolves to null if the page is sent without data; must not reject
 */
export function sendPageWithData(
  reply: FastifyReply,
  { start, end }: SplitHtmlPage,
  data: Promise<EmbeddedResponse | null>,
): FastifyReply {
  const { stream, encoding, flush } = createCompressionStream(reply.request.headers['accept-encoding']);
  stream.write(start);
  flush();
  void data.then((response) => stream.end(response ? formatDataBlock(response) + end : end));
  if (encoding) reply.header('content-encoding', encoding);
  // `no-store`: the page belongs to one user at one time. A browser must not show it after they have signed out, nor
  // restore outdated data when the user goes back.
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(stream);
}

const formatDataBlock = (response: EmbeddedResponse): string =>
  `<script type="application/json" id="${EMBEDDED_RESPONSE_ELEMENT_ID}">${escapeForScriptElement(JSON.stringify(response))}</script>`;

/**
 * Escapes characters in the strings of a JSON text. Without `<`, no text can end the script element or begin a comment
 * in it. U+2028 and U+2029 are line ends in older versions of JavaScript.
 */
const escapeForScriptElement = (json: string): string =>
  json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
