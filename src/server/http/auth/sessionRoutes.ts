/** Signing in and out with a browser. */
import type { FastifyInstance } from 'fastify';
import { choosePassword, joinAsNew } from '../../domain/people/signInByLink';
import { setUp } from '../../domain/people/setUp';
import { signInByPassword, signOut } from '../../domain/identity/signIn';
import { authenticate } from './authenticate';
import { clearSessionCookie } from './cookies';
import { signInBy, type SignInParts } from './signIn';

/** Of an account that was disabled in the same moment. */
const NOT_ANY_MORE = 'This account may not sign in.';

export function registerSessions(server: FastifyInstance, parts: SignInParts): void {
  void server.register(async (scope) => {
    // A form of another site can send text, and no JSON.
    scope.removeContentTypeParser('text/plain');
    signInBy(
      scope,
      parts,
      '/session',
      ({ login = '', password = '' }, before) => signInByPassword(parts.store, { login, password }, before),
      'There is no such login, or the password is wrong.',
    );
    const { store, config } = parts;
    signInBy(
      scope,
      parts,
      '/setup',
      ({ token = '', login = '', name = '', password = '', projectKey = '', projectName = '' }, before) =>
        setUp(store, { token, login, name, password, projectKey, projectName }, before),
      NOT_ANY_MORE,
    );
    signInBy(
      scope,
      parts,
      '/invitation',
      ({ token = '', login = '', name = '', password = '' }, before) =>
        joinAsNew(store, { token, login, name, password }, before),
      NOT_ANY_MORE,
    );
    signInBy(
      scope,
      parts,
      '/password',
      ({ token = '', password = '' }, before) => choosePassword(store, { token, password }, before),
      NOT_ANY_MORE,
    );
    scope.delete('/session', async (request, reply) => {
      await signOut(store, await authenticate(store, config, request, reply));
      clearSessionCookie(reply, config);
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });
}
