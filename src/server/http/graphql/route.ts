/** The route POST /graphql. */
import type { ExecutionResult } from 'graphql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_BODY_BYTES_MAX, RESPONSE_BYTES_MAX } from '../../../shared/limits';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';
import type { ForegroundRequests } from '../../store/ForegroundRequests';
import { compressResponseBody } from '../responses/compression';
import type { AuthenticatedCaller } from '../auth/authenticateRequest';
import { getRateLimitKey, type RequestRateLimits } from '../auth/rateLimits';
import type { UnreadResponses } from '../responses/UnreadResponses';
import { sendErrorResponse } from '../responses/sendErrorResponse';
import { GraphQLEventStream } from './GraphQLEventStream';
import { acceptsEventStream, EVENT_STREAM_MEDIA_TYPE, type GraphQLServerContext } from './eventStreams';
import { encodeViewerId } from './expectedViewer';
import { GRAPHQL_PATH, type GraphQLHandler } from './graphqlHandler';
import { RequestTurns } from './RequestTurns';

/** Request headers that are passed to Yoga. No other header can influence the response. */
const FORWARDED_REQUEST_HEADER_NAMES = [
  'accept',
  'content-type',
  'x-request-id',
  VIEWER_HTTP_HEADER_NAME,
] as const;

export interface GraphQLRouteOptions {
  graphql: GraphQLHandler;
  limits: RequestRateLimits;
  unreadResponses: UnreadResponses;
  foregroundRequests: ForegroundRequests;
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthenticatedCaller>;
}

export function registerGraphQLRoute(
  server: FastifyInstance,
  { graphql, limits, unreadResponses, foregroundRequests, authenticate }: GraphQLRouteOptions,
): void {
  void server.register(async (scope) => {
    // Yoga parses the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const streams = new Set<GraphQLEventStream>();
    const turns = new RequestTurns();
    const respond = async (
      request: FastifyRequest,
      reply: FastifyReply,
      endForegroundRequest: () => void,
    ) => {
      const connection = new AbortController();
      reply.raw.once('close', () => {
        // Nothing is left to abort after a complete response, and creating an AbortError captures a stack, which is slow.
        if (!reply.raw.writableFinished) connection.abort();
      });
      const caller = await authenticate(request, reply);
      reply.header(VIEWER_HTTP_HEADER_NAME, encodeViewerId(caller));
      const callerKey = getRateLimitKey(caller);
      const release = acceptsEventStream(request.headers.accept)
        ? limits.countOpenEventStream(caller)
        : await turns.waitForTurn(
            callerKey,
            (request.body as string | undefined)?.length ?? 0,
            connection.signal,
          );
      if (!release) return reply.hijack();
      let stream: GraphQLEventStream | undefined;
      try {
        const { response, results } = await executeGraphQLRequest(
          graphql,
          { caller, signal: connection.signal, endForegroundRequest },
          request,
        );
        const countUnread = (bytes: number) => unreadResponses.addResponse(callerKey, bytes);
        stream = results && new GraphQLEventStream(results, countUnread);
        return stream
          ? sendEventStream(stream, streams, reply)
          : await sendGraphQLResponse(response, countUnread, request, reply);
      } finally {
        if (stream) stream.once('close', release);
        else release();
      }
    };
    scope.post(GRAPHQL_PATH, { bodyLimit: REQUEST_BODY_BYTES_MAX }, async (request, reply) => {
      const endForegroundRequest = foregroundRequests.beginForegroundRequest();
      return respond(request, reply, endForegroundRequest).finally(endForegroundRequest);
    });
    // On shutdown, ends the event streams, so that clients reconnect to the server that replaces this one.
    scope.addHook('preClose', async () => {
      for (const stream of streams) stream.endStream();
    });
    scope.route({
      method: ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
      url: GRAPHQL_PATH,
      handler: (_request, reply) =>
        sendErrorResponse(
          reply.header('allow', 'POST'),
          405,
          'VALIDATION_FAILED',
          'GraphQL requests must use POST.',
        ),
    });
  });
}

/** Executes a GraphQL request. `results` is present if the client accepts an event stream. */
async function executeGraphQLRequest(
  graphql: GraphQLHandler,
  context: GraphQLServerContext,
  request: FastifyRequest,
): Promise<{ response: Response; results?: AsyncIterator<ExecutionResult> }> {
  const headers = new Headers();
  for (const name of FORWARDED_REQUEST_HEADER_NAMES) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const streamed: { results?: AsyncIterator<ExecutionResult> } = {};
  const response = await graphql.fetch(
    new URL(GRAPHQL_PATH, 'http://winnow'),
    { method: 'POST', headers, body: (request.body as string | undefined) ?? '' },
    { ...context, onResults: (results) => (streamed.results = results) },
  );
  return { response, ...streamed };
}

async function sendGraphQLResponse(
  response: Response,
  countUnread: (bytes: number) => () => void,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.status(response.status).header('cache-control', 'no-store').header('vary', 'accept-encoding');
  response.headers.forEach((value, name) => {
    if (name !== 'content-length') reply.header(name, value);
  });
  const content = Buffer.from(await response.arrayBuffer());
  if (content.length > RESPONSE_BYTES_MAX)
    return sendErrorResponse(reply, 400, 'TOO_COMPLEX', TOO_LARGE_MESSAGE);
  // Counted before compression, because responses wait for it uncompressed.
  reply.raw.once('close', countUnread(content.length));
  const { body, encoding } = await compressResponseBody(content, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

const TOO_LARGE_MESSAGE = `The response has more than ${RESPONSE_BYTES_MAX.toLocaleString('en')} bytes. Request less at once.`;

/** Sends a stream unbuffered by proxies, on a connection that is not reused: a shutdown must not wait for it. */
function sendEventStream(
  stream: GraphQLEventStream,
  streams: Set<GraphQLEventStream>,
  reply: FastifyReply,
): FastifyReply {
  streams.add(stream);
  stream.once('close', () => streams.delete(stream));
  return reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .type(`${EVENT_STREAM_MEDIA_TYPE}; charset=utf-8`)
    .send(stream);
}
