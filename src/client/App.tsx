import { useMemo } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { createPreload, PreloadContext } from './navigation/preload';
import { RegistryContext } from './mutations/queue/RegistryContext';
import type { Connection } from './relay/network/connection';
import { ConnectionContext } from './relay/network/ConnectionContext';
import { loadChunk } from './relay/network/loadChunk';

interface Props {
  environment: IEnvironment;
  connection: Connection;
  router: ReturnType<typeof createBrowserRouter>;
  routes: RouteObject[];
}

/**
 * Root component of the client application; browsers and tests pass in their own Relay environment,
 * connection and router.
 */
export function App({ environment, connection, router, routes }: Props) {
  const preload = useMemo(() => createPreload(routes), [routes]);
  const loadRegistry = useMemo(
    () => async () => {
      const registry = await loadChunk(
        connection,
        () => import(/* webpackChunkName: "mutation-registry" */ './mutationRegistry'),
      );
      return registry.findDefinition;
    },
    [connection],
  );
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ConnectionContext value={connection}>
        <PreloadContext value={preload}>
          <RegistryContext value={loadRegistry}>
            <RouterProvider router={router} />
          </RegistryContext>
        </PreloadContext>
      </ConnectionContext>
    </RelayEnvironmentProvider>
  );
}
