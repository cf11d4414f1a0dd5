/**
 * The routes of unsubscribe links. They work without a session, because a signed token identifies the person. GET shows a
 * page that asks for confirmation, because mail scanners open all links. POST unsubscribes; mail programs send it for their
 * one-click unsubscribe (RFC 8058).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findUnsubscribingPerson, unsubscribe } from '../../domain/email/unsubscribe';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { RequestRateLimits } from '../auth/rateLimits';
import { formatUnsubscribePage, UNSUBSCRIBE_PAGE_POLICY } from './unsubscribePage';

interface EmailRouteOptions {
  store: DatabaseStore;
  limits: RequestRateLimits;
  /** The key that signs the tokens. */
  secret: string;
}

/** Content types of one-click unsubscribe requests and of the page's form. */
const FORM_CONTENT_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const UNSUBSCRIBE_PATH = '/email/unsubscribe/:token';

export function registerEmailRoutes(
  server: FastifyInstance,
  { store, limits, secret }: EmailRouteOptions,
): void {
  void server.register(async (scope) => {
    // Only the token is used: bodies are read but not parsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_CONTENT_TYPES, { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null),
    );
    const getToken = (request: FastifyRequest): string => (request.params as { token: string }).token;
    scope.get(UNSUBSCRIBE_PATH, async (request, reply) => {
      await limits.countUnsubscribe(request.ip);
      const person = await findUnsubscribingPerson(store, secret, getToken(request));
      return sendPage(
        reply,
        person ? 200 : 404,
        formatUnsubscribePage(person ? 'ask' : 'invalid', person?.login),
      );
    });
    scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      await limits.countUnsubscribe(request.ip);
      const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? null };
      const person = await unsubscribe(store, secret, getToken(request), client);
      return sendPage(
        reply,
        person ? 200 : 404,
        formatUnsubscribePage(person ? 'done' : 'invalid', person?.login),
      );
    });
  });
}

/**
 * The address contains the token. The general `Referrer-Policy: same-origin` keeps it from other sites. With
 * `no-referrer`, browsers would send the form with `Origin: null`, which the server rejects.
 */
const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', UNSUBSCRIBE_PAGE_POLICY)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
