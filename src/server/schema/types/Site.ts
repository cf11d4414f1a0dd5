import type { DemoLogin as Login } from '../../domain/context/SharedServices';
import { schemaBuilder } from '../builder/builder';
import { GraphQLRole } from '../builder/enums';

const GraphQLDemoLogin = schemaBuilder.objectRef<Login>('DemoLogin').implement({
  description: 'A demo user that anyone can sign in as. The password of all demo users is winnow-demo.',
  fields: (t) => ({
    login: t.exposeString('login', { description: 'Login name of the demo user.' }),
    name: t.exposeString('name', { description: 'Display name of the demo user.' }),
    role: t.expose('role', { type: GraphQLRole, description: 'Highest project role of the demo user.' }),
    administrator: t.exposeBoolean('administrator', {
      description: 'Whether the demo user is a site administrator.',
    }),
  }),
});

const GraphQLSite = schemaBuilder.objectRef<object>('Site').implement({
  description: 'Public facts about this site.',
  fields: (t) => ({
    demo: t.boolean({
      description: 'Whether this site is a demo with generated issues.',
      resolve: (_site, _args, { site }) => site.isDemo(),
    }),
    demoLogins: t.field({
      type: [GraphQLDemoLogin],
      description: 'Demo users, highest role first. Empty if this is not a demo.',
      resolve: (_site, _args, { site }) => site.getDemoLogins(),
    }),
    oidc: t.boolean({
      description: 'Whether users can sign in with OpenID Connect.',
      resolve: (_site, _args, { runtime }) => runtime.oidc,
    }),
    email: t.boolean({
      description: 'Whether the server is configured to send email.',
      resolve: (_site, _args, { email }) => email !== null,
    }),
    needsSetup: t.boolean({
      description: 'Whether the site has no administrator yet. The server log contains the setup link.',
      resolve: (_site, _args, { site }) => site.needsSetup(),
    }),
  }),
});

schemaBuilder.queryField('site', (t) =>
  t.field({
    type: GraphQLSite,
    description: 'Public facts about this site, readable without signing in.',
    resolve: () => ({}),
  }),
);
