/** Executes the first query of a page's screen, so that the HTML page can contain the response. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { STREAMED_RESPONSE_BUFFER_BYTES } from '../../../shared/limits';
import type { EmbeddedResponse } from '../../../shared/pages/embeddedResponse';
import type { PageQuery } from '../../../shared/pages/pageQueries';
import type { ForegroundRequests } from '../../store/ForegroundRequests';
import type { AuthenticatedCaller } from '../auth/authenticateRequest';
import type { AllowedGraphQLTextsByHash } from '../graphql/allowList';
import { encodeViewerId } from '../graphql/expectedViewer';
import { GRAPHQL_PATH, type GraphQLHandler } from '../graphql/graphqlHandler';

/**
 * How long a page waits for its data, in ms. After that the browser requests the data itself, and receives it about as
 * soon as if the page had waited longer.
 */
const PAGE_DATA_TIMEOUT_MS = 150;

/**
 * Maximum number of queries of pages in progress. When the server is overloaded, pages are sent without data: most of
 * them would not wait for the response, and the browser would request it again.
 */
const PAGE_QUERIES_IN_PROGRESS_MAX = 8;

/**
 * Returns the response to a page's first query for the user of the request, or null if there is none in time. Never
 * rejects: the browser requests data that the page does not contain, and shows the error if there is one.
 */
export type PageDataLoader = (request: FastifyRequest, query: PageQuery) => Promise<EmbeddedResponse | null>;

export interface PageDataLoaderOptions {
  graphql: GraphQLHandler;
  operations: AllowedGraphQLTextsByHash;
  foregroundRequests: ForegroundRequests;
  authenticate: (request: FastifyRequest) => Promise<AuthenticatedCaller>;
}

export function createPageDataLoader(
  server: FastifyInstance,
  { graphql, operations, foregroundRequests, authenticate }: PageDataLoaderOptions,
): PageDataLoader {
  const documentIds = getDocumentIdsByQueryName(operations);
  const inProgress = new Set<Promise<unknown>>();
  // A query may still be in progress although its page has been sent.
  server.addHook('onClose', async () => {
    await Promise.all(inProgress);
  });

  async function executePageQuery(
    request: FastifyRequest,
    { operationName, variables }: PageQuery,
  ): Promise<EmbeddedResponse | null> {
    const documentId = documentIds.get(operationName);
    if (documentId === undefined) return null;
    const endForegroundRequest = foregroundRequests.beginForegroundRequest();
    try {
      const caller = await authenticate(request);
      const answer = await graphql.fetch(
        new URL(GRAPHQL_PATH, 'http://winnow'),
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ documentId, operationName, variables }),
        },
        { caller, endForegroundRequest },
      );
      const json = await answer.text();
      // Larger responses are not embedded: they would stay in memory until the client has read the page.
      if (json.length > STREAMED_RESPONSE_BUFFER_BYTES) return null;
      const response = JSON.parse(json) as EmbeddedResponse['response'] & { errors?: unknown };
      if (response.errors !== undefined || !answer.ok) return null;
      return { documentId, variables, viewer: encodeViewerId(caller), response };
    } catch (error) {
      request.log.error({ err: error }, 'loading the data of a page failed');
      return null;
    } finally {
      endForegroundRequest();
    }
  }

  return async (request, query) => {
    if (inProgress.size >= PAGE_QUERIES_IN_PROGRESS_MAX) return null;
    const response = executePageQuery(request, query);
    inProgress.add(response);
    void response.finally(() => inProgress.delete(response));
    return Promise.race([response, setTimeout(PAGE_DATA_TIMEOUT_MS, null, { ref: false })]);
  };
}

/** The operation that an allowed text begins with, if it is a query. */
const QUERY_NAME_PATTERN = /^query (\w+)/;

function getDocumentIdsByQueryName(operations: AllowedGraphQLTextsByHash): ReadonlyMap<string, string> {
  const documentIds = new Map<string, string>();
  for (const [hash, text] of Object.entries(operations)) {
    const name = QUERY_NAME_PATTERN.exec(text)?.[1];
    if (name !== undefined) documentIds.set(name, hash);
  }
  return documentIds;
}
