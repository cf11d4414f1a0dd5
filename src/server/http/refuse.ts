/** An answer that says no outside of GraphQL's own: in its form on its path, in plain words elsewhere. */
import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '../../shared/errors';

export function refuse(reply: FastifyReply, status: number, code: ErrorCode, message: string): FastifyReply {
  reply.status(status).header('cache-control', 'no-store');
  if (reply.request.url.split('?', 1)[0] !== '/graphql') {
    return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
  }
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}
