/** Routes that sign browsers in and out. */
import type { FastifyInstance } from 'fastify';
import { setPasswordByLink, signUpByInvitation } from '../../domain/people/signInByLink';
import { setUpFirstAdministrator } from '../../domain/people/setUpFirstAdministrator';
import type { EmailService } from '../../domain/context/SharedServices';
import { requestPasswordReset } from '../../domain/people/passwordReset';
import { signInByPassword, signOut } from '../../domain/identity/signIn';
import { authenticateRequest } from './authenticateRequest';
import { clearSessionCookie } from './cookies';
import { parseRequestStringFields, registerSignInRoute, type SignInRouteOptions } from './signIn';

/** Message for an account that was disabled while its owner signed in. */
const ACCOUNT_DISABLED_MESSAGE = 'This account is disabled.';

interface SessionRouteOptions extends SignInRouteOptions {
  /** Null if email is not configured: passwords are then reset by administrators only. */
  email: EmailService | null;
}

export function registerSessionRoutes(
  server: FastifyInstance,
  { email, ...options }: SessionRouteOptions,
): void {
  void server.register(async (scope) => {
    // Forms of other sites can send plain text, but not JSON.
    scope.removeContentTypeParser('text/plain');
    const { store, config } = options;
    registerSignInRoute(
      scope,
      options,
      '/session',
      ({ login = '', password = '' }, caller) => signInByPassword(store, { login, password }, caller),
      'Wrong login or password.',
    );
    registerSignInRoute(
      scope,
      options,
      '/setup',
      ({ token = '', login = '', name = '', password = '', projectKey = '', projectName = '' }, caller) =>
        setUpFirstAdministrator(store, { token, login, name, password, projectKey, projectName }, caller),
      ACCOUNT_DISABLED_MESSAGE,
    );
    registerSignInRoute(
      scope,
      options,
      '/invitation',
      ({ token = '', login = '', name = '', password = '' }, caller) =>
        signUpByInvitation(store, { token, login, name, password }, caller),
      ACCOUNT_DISABLED_MESSAGE,
    );
    registerSignInRoute(
      scope,
      options,
      '/password',
      ({ token = '', password = '' }, caller) => setPasswordByLink(store, { token, password }, caller),
      ACCOUNT_DISABLED_MESSAGE,
    );
    if (email) registerPasswordResetRoute(scope, options, email);
    scope.delete('/session', async (request, reply) => {
      await signOut(store, await authenticateRequest(store, config, request, reply));
      clearSessionCookie(reply, config);
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });
}

/** The response and its duration are the same, whether an account exists or not. */
function registerPasswordResetRoute(
  server: FastifyInstance,
  { store, limits }: SignInRouteOptions,
  email: EmailService,
): void {
  server.post('/password/reset', async (request, reply) => {
    await limits.countSignInAttempt(request.ip);
    const { login = '' } = parseRequestStringFields(request.body);
    if (login.trim() !== '') await requestPasswordReset(store, email, login);
    return reply.status(202).header('cache-control', 'no-store').send({});
  });
}
