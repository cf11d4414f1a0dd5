/** POST /graphql. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BODY_BYTES_MAX } from '../../../shared/limits';
import { compress } from '../compression';
import { refuse } from '../refuse';
import { GRAPHQL_PATH, type GraphQLHandler } from './yoga';

/** Headers of the request that the answer depends on; the others are none of GraphQL's. */
const PASSED = ['accept', 'content-type', 'x-request-id'] as const;

export function registerGraphQL(server: FastifyInstance, graphql: GraphQLHandler): void {
  void server.register(async (scope) => {
    // Yoga parses the body itself: it is handed on as it came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(GRAPHQL_PATH, { bodyLimit: BODY_BYTES_MAX }, (request, reply) =>
      answer(graphql, request, reply),
    );
    scope.route({
      method: ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
      url: GRAPHQL_PATH,
      handler: (_request, reply) =>
        refuse(reply.header('allow', 'POST'), 405, 'VALIDATION_FAILED', 'GraphQL is asked by POST.'),
    });
  });
}

async function answer(
  graphql: GraphQLHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const headers = new Headers();
  for (const name of PASSED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const response = await graphql.fetch(new URL(GRAPHQL_PATH, 'http://winnow'), {
    method: 'POST',
    headers,
    body: (request.body as string | undefined) ?? '',
  });
  reply.status(response.status).header('cache-control', 'no-store').header('vary', 'accept-encoding');
  response.headers.forEach((value, name) => {
    if (name !== 'content-length') reply.header(name, value);
  });
  if (!response.headers.get('content-type')?.includes('json')) {
    return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : null);
  }
  const { body, encoding } = await compress(
    Buffer.from(await response.arrayBuffer()),
    request.headers['accept-encoding'],
  );
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}
