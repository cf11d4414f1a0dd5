import { useMemo } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { createPreload, PreloadContext } from './navigation/preload';
import type { Connection } from './relay/connection';
import { ConnectionContext } from './relay/ConnectionContext';

interface Props {
  environment: IEnvironment;
  connection: Connection;
  router: ReturnType<typeof createBrowserRouter>;
  routes: RouteObject[];
}

/** The application over what it needs: the browser's or a test's. */
export function App({ environment, connection, router, routes }: Props) {
  const preload = useMemo(() => createPreload(routes), [routes]);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ConnectionContext value={connection}>
        <PreloadContext value={preload}>
          <RouterProvider router={router} />
        </PreloadContext>
      </ConnectionContext>
    </RelayEnvironmentProvider>
  );
}
