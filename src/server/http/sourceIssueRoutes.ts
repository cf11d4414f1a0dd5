/**
 * Redirects the URLs that issues had in the trackers from which they were imported, so that old links work once the
 * host name of the tracker points to Winnow: `/browse/TIMOB-123` (Jira), `/show_bug.cgi?id=123` (Bugzilla) and
 * `/acme/kettle/issues/42` (GitHub).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createBugIdentifier,
  parseSourceIdentifier,
  type SourceIdentifier,
} from '../../shared/sourceIdentifiers';
import { createRequestContext } from '../domain/context/RequestContext';
import type { SharedServices } from '../domain/context/SharedServices';
import { findIssueBySourceIdentifier } from '../domain/issues/importSources';
import type { AuthenticatedCaller } from './auth/authenticateRequest';
import type { RequestRateLimits } from './auth/rateLimits';

export interface SourceIssueRouteOptions {
  services: SharedServices;
  limits: RequestRateLimits;
  authenticate: (request: FastifyRequest) => Promise<AuthenticatedCaller>;
}

/**
 * Route of issues in repositories. Excludes the owner `projects`, because these are the URLs of Winnow's own issues.
 */
export const REPOSITORY_ISSUE_ROUTE =
  '/:owner(^(?!projects$)[\\w-]{1,39}$)/:name(^[\\w.-]{1,100}$)/issues/:number(^\\d{1,9}$)';

/**
 * Registers the routes. If the viewer cannot see an issue with the identifier, the route returns the not-found page.
 */
export function registerSourceIssueRoutes(
  server: FastifyInstance,
  { services, limits, authenticate }: SourceIssueRouteOptions,
): void {
  const redirect = async (
    request: FastifyRequest,
    reply: FastifyReply,
    identifier: SourceIdentifier | null,
  ): Promise<FastifyReply> => {
    const endForegroundRequest = services.store.foregroundRequests.beginForegroundRequest();
    try {
      const caller = await authenticate(request);
      await limits.countRead(caller);
      const context = createRequestContext(services, caller, caller);
      const found = identifier && (await findIssueBySourceIdentifier(context, identifier, null));
      // Permissions to see the issue can change at any time.
      reply.header('cache-control', 'no-store');
      if (!found) {
        reply.status(404).callNotFound();
        return reply;
      }
      return reply.redirect(`/projects/${found.project.key}/issues/${found.issue.number}`, 302);
    } finally {
      endForegroundRequest();
    }
  };

  server.get<{ Params: { key: string } }>('/browse/:key', (request, reply) =>
    redirect(
      request,
      reply,
      /-\d/.test(request.params.key) ? parseSourceIdentifier(request.params.key) : null,
    ),
  );
  server.get<{ Querystring: { id?: string | string[] } }>('/show_bug.cgi', (request, reply) => {
    const { id } = request.query;
    const isNumber = typeof id === 'string' && /^\d{1,9}$/.test(id);
    return redirect(request, reply, isNumber ? createBugIdentifier(Number(id)) : null);
  });
  server.get<{ Params: { owner: string; name: string; number: string } }>(
    REPOSITORY_ISSUE_ROUTE,
    (request, reply) => {
      const { owner, name, number } = request.params;
      return redirect(request, reply, parseSourceIdentifier(`${owner}/${name}#${number}`));
    },
  );
}
