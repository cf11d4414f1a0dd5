/**
 * An OpenID provider for tests, as a process of its own: its package is none that jest can load. Prints its
 * address; whoever signs in there is known by the login that they type, and called by it without "of-".
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import Provider from 'oidc-provider';

const server = createServer((request, response) => handle(request, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'winnow',
      client_secret: 'a secret of tests',
      redirect_uris: ['http://localhost:4000/session/oidc/callback'],
    },
  ],
  claims: { profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
  pkce: { required: () => true },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({
      ...{ sub: id, name: `Name of ${id}`, preferred_username: id.replace(/^of-/, '') },
      ...{ email: `${id}@example.org`, email_verified: true },
    }),
  }),
  cookies: { keys: ['of tests'] },
});
const handle = provider.callback();
process.stdout.write(`${issuer}\n`);
