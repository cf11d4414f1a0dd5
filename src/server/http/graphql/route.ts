/** POST /graphql. */
import type { ExecutionResult } from 'graphql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BODY_BYTES_MAX } from '../../../shared/limits';
import { VIEWER_HEADER } from '../../../shared/viewerHeader';
import type { ForegroundRequests } from '../../store/ForegroundRequests';
import { compress } from '../responses/compression';
import type { Authenticated } from '../auth/authenticate';
import type { RateLimits } from '../auth/rateLimits';
import { refuse } from '../responses/reject';
import { EventStream } from './EventStream';
import { type Carrier, EVENT_STREAM } from './eventStreams';
import { viewerIdOf } from './pagesViewer';
import { GRAPHQL_PATH, type GraphQLHandler } from './yoga';

/** Headers of the request that the answer depends on; the others are none of GraphQL's. */
const PASSED = ['accept', 'content-type', 'x-request-id', VIEWER_HEADER] as const;

/** @param authenticate says who a request is from */
export function registerGraphQL(
  server: FastifyInstance,
  graphql: GraphQLHandler,
  { limits, attendance }: { limits: RateLimits; attendance: ForegroundRequests },
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Authenticated>,
): void {
  void server.register(async (scope) => {
    // Yoga parses the body itself: it is handed on as it came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const streams = new Set<EventStream>();
    const answer = async (request: FastifyRequest, reply: FastifyReply, leave: () => void) => {
      const asking = await authenticate(request, reply);
      reply.header(VIEWER_HEADER, viewerIdOf(asking));
      const release = request.headers.accept?.includes(EVENT_STREAM) ? limits.stream(asking) : undefined;
      let events: EventStream | undefined;
      try {
        const { response, answers } = await execute(graphql, { asking, leave }, request);
        events = answers && new EventStream(answers);
        return events ? stream(events, streams, reply) : await send(response, request, reply);
      } finally {
        if (events) events.once('close', () => release?.());
        else release?.();
      }
    };
    scope.post(GRAPHQL_PATH, { bodyLimit: BODY_BYTES_MAX }, async (request, reply) => {
      const leave = attendance.begin();
      return answer(request, reply, leave).finally(leave);
    });
    // Who listens comes back to the server that takes this one's place.
    scope.addHook('preClose', async () => {
      for (const stream of streams) stream.finish();
    });
    scope.route({
      method: ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
      url: GRAPHQL_PATH,
      handler: (_request, reply) =>
        refuse(reply.header('allow', 'POST'), 405, 'VALIDATION_FAILED', 'GraphQL is asked by POST.'),
    });
  });
}

/** `answers`: one by one, where they are wanted so. */
async function execute(
  graphql: GraphQLHandler,
  carrier: Carrier,
  request: FastifyRequest,
): Promise<{ response: Response; answers?: AsyncIterator<ExecutionResult> }> {
  const headers = new Headers();
  for (const name of PASSED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const taken: { answers?: AsyncIterator<ExecutionResult> } = {};
  const response = await graphql.fetch(
    new URL(GRAPHQL_PATH, 'http://winnow'),
    { method: 'POST', headers, body: (request.body as string | undefined) ?? '' },
    { ...carrier, takeAnswers: (answers) => (taken.answers = answers) },
  );
  return { response, ...taken };
}

async function send(response: Response, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.status(response.status).header('cache-control', 'no-store').header('vary', 'accept-encoding');
  response.headers.forEach((value, name) => {
    if (name !== 'content-length') reply.header(name, value);
  });
  const { body, encoding } = await compress(
    Buffer.from(await response.arrayBuffer()),
    request.headers['accept-encoding'],
  );
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** A proxy must not gather what is said; the connection is of no use afterwards, so that a stop waits for none. */
function stream(events: EventStream, streams: Set<EventStream>, reply: FastifyReply): FastifyReply {
  streams.add(events);
  events.once('close', () => streams.delete(events));
  return reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .type(`${EVENT_STREAM}; charset=utf-8`)
    .send(events);
}
