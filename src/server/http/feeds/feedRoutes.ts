/**
 * The route of feeds. A signed token in the path identifies a saved view and the person as whom it is read, because
 * feed readers cannot sign in. Cookies and other credentials are ignored. The permissions of the person are checked for
 * each request.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/Config';
import { type Caller, createRequestContext } from '../../domain/context/RequestContext';
import type { SharedServices } from '../../domain/context/SharedServices';
import { FEED_PATH_PREFIX } from '../../domain/feeds/feedAddresses';
import { type FeedTokenSubject, parseFeedToken } from '../../domain/feeds/feedToken';
import { loadViewFeed, type ViewFeed } from '../../domain/feeds/loadViewFeed';
import { readFeedOwner } from '../../store/read/feeds';
import type { UserRow } from '../../store/read/users';
import type { RequestRateLimits } from '../auth/rateLimits';
import { compressResponseBody } from '../responses/compression';
import { matchesETag } from '../responses/matchesETag';
import { sendErrorResponse } from '../responses/sendErrorResponse';
import { formatAtomFeed } from './formatAtomFeed';

interface FeedRouteOptions {
  services: SharedServices;
  limits: RequestRateLimits;
  config: Pick<Config, 'publicUrl'>;
}

type FeedRequest = FastifyRequest<{ Params: { token: string } }>;

export function registerFeedRoutes(
  server: FastifyInstance,
  { services, limits, config }: FeedRouteOptions,
): void {
  const { foregroundRequests } = services.store;
  server.get(`${FEED_PATH_PREFIX}:token`, async (request: FeedRequest, reply) => {
    const endForegroundRequest = foregroundRequests.beginForegroundRequest();
    try {
      // Counted by network, so that another person who knows the address cannot use up the limit of its owner.
      await limits.countRead(createCaller(request, null));
      const owned = await findOwnedFeed(services, request.params.token);
      const caller = createCaller(request, owned?.owner ?? null);
      const context = createRequestContext(services, caller, owned && { user: owned.owner, revision: null });
      const feed = owned && (await loadViewFeed(context, owned.subject));
      // The same response for invalid tokens and for saved views that the person can no longer see.
      if (!feed) return await sendErrorResponse(reply, 404, 'NOT_FOUND', 'Feed not found.');
      return await sendFeed(
        request,
        reply,
        feed,
        config.publicUrl ?? `${request.protocol}://${request.host}`,
      );
    } finally {
      endForegroundRequest();
    }
  });
}

/**
 * Returns the saved view of a token, and the person as whom it is read; null if the token or the account is invalid.
 */
async function findOwnedFeed(
  { store, readSigningSecret }: SharedServices,
  token: string,
): Promise<{ owner: UserRow; subject: FeedTokenSubject } | null> {
  const parsed = parseFeedToken(token);
  const found = parsed && (await readFeedOwner(store.db, parsed.subject.userId));
  if (!found || found.user.disabled || found.user.placeholder) return null;
  const isValid = parsed.verify(await readSigningSecret(), found.generation);
  return isValid ? { owner: found.user, subject: parsed.subject } : null;
}

const createCaller = (request: FastifyRequest, user: UserRow | null): Caller => ({
  viewer: user && { id: user.id, administrator: user.site_role === 'administrator', scope: 'read' },
  credential: null,
  client: { address: request.ip, userAgent: null },
});

async function sendFeed(
  request: FeedRequest,
  reply: FastifyReply,
  feed: ViewFeed,
  baseUrl: string,
): Promise<FastifyReply> {
  const updatedAt = feed.entries[0]?.issue.updated_at ?? feed.createdAt;
  const feedUrl = `${baseUrl}${FEED_PATH_PREFIX}${request.params.token}`;
  const xml = Buffer.from(formatAtomFeed(feed, updatedAt, { baseUrl, feedUrl }));
  // Weak, because the compressed response has the same tag. There is no Last-Modified: when an issue leaves the saved
  // view, the time of its newest change goes back.
  const etag = `W/"${createHash('sha256').update(xml).digest('base64url')}"`;
  reply
    .header('cache-control', 'private, no-cache')
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('x-robots-tag', 'noindex');
  const knownTags = request.headers['if-none-match'];
  if (knownTags !== undefined && matchesETag(knownTags, etag)) return reply.status(304).send();
  const { body, encoding } = await compressResponseBody(xml, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('application/atom+xml; charset=utf-8').send(body);
}
