import { useMemo } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { type PreloadScreenFunction, PreloadScreenContext } from '../navigation/preload';
import { MutationRegistryContext } from '../mutations/queue/startedMutationQueue';
import {
  type ServerReachabilityTracker,
  ServerReachabilityContext,
} from '../relay/network/ServerReachabilityTracker';
import { loadChunk } from '../relay/network/loadChunk';

interface AppProps {
  environment: IEnvironment;
  reachability: ServerReachabilityTracker;
  router: ReturnType<typeof createBrowserRouter>;
  preload: PreloadScreenFunction;
}

/**
 * Root component of the client application; browsers and tests pass in their own Relay environment,
 * connection and router.
 */
export function App({ environment, reachability, router, preload }: AppProps) {
  const loadRegistry = useMemo(
    () => async () => {
      const registry = await loadChunk(
        reachability,
        () => import(/* webpackChunkName: "mutation-registry" */ './mutationRegistry'),
      );
      return registry.findMutationDefinition;
    },
    [reachability],
  );
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ServerReachabilityContext value={reachability}>
        <PreloadScreenContext value={preload}>
          <MutationRegistryContext value={loadRegistry}>
            <RouterProvider router={router} />
          </MutationRegistryContext>
        </PreloadScreenContext>
      </ServerReachabilityContext>
    </RelayEnvironmentProvider>
  );
}
