/**
 * An OpenID provider for tests. Runs as a separate process because jest cannot load its package, and prints its URL.
 * Any login is accepted; the preferred user name is the login without the prefix "of-".
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
      sub: id,
      name: `Name of ${id}`,
      preferred_username: id.replace(/^of-/, ''),
      email: `${id}@example.org`,
      email_verified: true,
    }),
  }),
  cookies: { keys: ['of tests'] },
});
const handle = provider.callback();
process.stdout.write(`${issuer}\n`);
