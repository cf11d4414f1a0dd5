/** Routes that sign browsers in and out. */
import type { FastifyInstance } from 'fastify';
import { setPasswordByLink, signUpByInvitation } from '../../domain/people/signInByLink';
import { setUpFirstAdministrator } from '../../domain/people/setUpFirstAdministrator';
import { signInByPassword, signOut } from '../../domain/identity/signIn';
import { authenticateRequest } from './authenticateRequest';
import { clearSessionCookie } from './cookies';
import { registerSignInRoute, type SignInRouteOptions } from './signIn';

/** Message for an account that was disabled while its owner signed in. */
const ACCOUNT_DISABLED_MESSAGE = 'This account is disabled.';

export function registerSessionRoutes(server: FastifyInstance, options: SignInRouteOptions): void {
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
    scope.delete('/session', async (request, reply) => {
      await signOut(store, await authenticateRequest(store, config, request, reply));
      clearSessionCookie(reply, config);
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });
}
