import type { DemoLogin as Login } from '../../domain/context/Services';
import { builder } from '../builder/builder';
import { Role } from '../builder/enums';

const DemoLogin = builder.objectRef<Login>('DemoLogin').implement({
  description: 'Somebody whom anyone can be in a demo: the password of all of them is winnow-demo.',
  fields: (t) => ({
    login: t.exposeString('login', { description: 'What they sign in with.' }),
    name: t.exposeString('name', { description: 'What they are called.' }),
    role: t.expose('role', { type: Role, description: 'The highest role that they have in a project.' }),
    administrator: t.exposeBoolean('administrator', { description: 'Whether they administer the site.' }),
  }),
});

const Site = builder.objectRef<object>('Site').implement({
  description: 'What anybody may know of this install.',
  fields: (t) => ({
    demo: t.boolean({
      description: 'Whether it shows a generated tracker.',
      resolve: (_site, _args, { site }) => site.isDemo(),
    }),
    demoLogins: t.field({
      type: [DemoLogin],
      description: 'Whom one can enter a demo as, the most trusted first; none where this is no demo.',
      resolve: (_site, _args, { site }) => site.demoLogins(),
    }),
    oidc: t.boolean({
      description: 'Whether people may sign in with the accounts that they have elsewhere.',
      resolve: (_site, _args, { runtime }) => runtime.oidc,
    }),
    needsSetup: t.boolean({
      description: 'Whether nobody can administer it yet: the server has told a link for that.',
      resolve: (_site, _args, { site }) => site.needsSetup(),
    }),
  }),
});

builder.queryField('site', (t) => t.field({ type: Site, description: 'This install.', resolve: () => ({}) }));
