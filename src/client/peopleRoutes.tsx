/** Routes of sign-in, account settings, members and administration. */
import type { ComponentType } from 'react';
import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { PageSkeleton } from './ui/PageSkeleton';

interface Screen {
  path: string;
  /** Heading of the skeleton shown while the code loads; absent: no skeleton. */
  heading?: string;
  wide?: true;
  route?: () => Promise<{ createLoader: (environment: IEnvironment) => LoaderFunction }>;
  screen: () => Promise<ComponentType>;
}

/** Screens without the application shell. */
const AUTH_SCREENS: readonly Screen[] = [
  {
    path: 'login',
    route: () => import(/* webpackChunkName: "people-route" */ './screens/login/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "door" */ './screens/login/LoginScreen')).LoginScreen,
  },
  {
    path: 'setup',
    screen: async () =>
      (await import(/* webpackChunkName: "door" */ './screens/setup/SetupScreen')).SetupScreen,
  },
  {
    path: 'invite',
    route: () => import(/* webpackChunkName: "people-route" */ './screens/invite/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "door" */ './screens/invite/InviteScreen')).InviteScreen,
  },
  {
    path: 'password',
    screen: async () =>
      (await import(/* webpackChunkName: "door" */ './screens/password/PasswordScreen')).PasswordScreen,
  },
];

const ADMINISTRATION = { heading: 'Administration', wide: true } as const;

const PEOPLE_SCREENS: readonly Screen[] = [
  {
    path: 'settings/:section',
    heading: 'Settings',
    route: () => import(/* webpackChunkName: "people-route" */ './screens/account/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ './screens/account/AccountScreen')).AccountScreen,
  },
  {
    path: 'projects/:key/members',
    heading: 'Members',
    route: () => import(/* webpackChunkName: "people-route" */ './screens/members/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ './screens/members/MembersScreen')).MembersScreen,
  },
  {
    path: 'admin/users',
    ...ADMINISTRATION,
    route: () => import(/* webpackChunkName: "people-route" */ './screens/admin/users/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ './screens/admin/users/UsersScreen')).UsersScreen,
  },
  {
    path: 'admin/audit',
    ...ADMINISTRATION,
    route: () => import(/* webpackChunkName: "people-route" */ './screens/admin/audit/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ './screens/admin/audit/AuditScreen')).AuditScreen,
  },
  {
    path: 'admin/health',
    ...ADMINISTRATION,
    route: () => import(/* webpackChunkName: "people-route" */ './screens/admin/health/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ './screens/admin/health/HealthScreen')).HealthScreen,
  },
];

/** @param load runs an `import()` and repeats it while the server is unreachable */
export function createPeopleRoutes(
  environment: IEnvironment,
  load: <T>(start: () => Promise<T>) => Promise<T>,
): { auth: RouteObject[]; screens: RouteObject[] } {
  const routeOf = ({ path, heading, wide, route, screen }: Screen): RouteObject => ({
    path,
    HydrateFallback: () => heading && <PageSkeleton heading={heading} wide={wide} />,
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search,
    lazy: {
      ...(route && { loader: async () => (await load(route)).createLoader(environment) }),
      Component: () => load(screen),
    },
  });
  return {
    auth: AUTH_SCREENS.map(routeOf),
    screens: [
      ...PEOPLE_SCREENS.map(routeOf),
      { path: 'settings', loader: () => redirect('/settings/profile') },
      { path: 'admin', loader: () => redirect('/admin/users') },
    ],
  };
}
