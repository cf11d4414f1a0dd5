/** Renders a whole screen in tests: its route loader starts the query, which the test answers or rejects. */
import { act, render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment, PayloadError } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { missingFieldHandlers } from '../client/relay/missingFieldHandlers';

type MockResolvers = MockPayloadGenerator.MockResolvers;

interface ScreenRenderOptions {
  /** The component of the screen. */
  Screen: ComponentType;
  createRouteLoader: (environment: IEnvironment) => (args: LoaderFunctionArgs) => Promise<unknown>;
  /** Path pattern of the route. */
  path: string;
  /** Address of the page: path and query string. */
  at: string;
}

/** Renders the screen at an address. Returns functions that answer and inspect its GraphQL operations. */
export async function renderScreen({ Screen, createRouteLoader, path, at }: ScreenRenderOptions) {
  const environment = createMockEnvironment({ missingFieldHandlers });
  const loader = createRouteLoader(environment);
  const router = createMemoryRouter([{ path, element: <Screen />, loader, HydrateFallback: () => null }], {
    initialEntries: [at],
  });
  const rendered = render(
    <RelayEnvironmentProvider environment={environment}>
      {/* The application's main landmark. It receives the focus when a dialog closes; shortcuts are held until then. */}
      <main id="main" tabIndex={-1}>
        <RouterProvider router={router} />
      </main>
    </RelayEnvironmentProvider>,
  );
  const { mock } = environment;
  const getOperationNames = () => mock.getAllOperations().map(({ request }) => request.node.operation.name);
  const operationOf = async (name: string) => {
    await waitFor(() => expect(getOperationNames()).toContain(name));
    return mock.getAllOperations().find(({ request }) => request.node.operation.name === name)!;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async (
    name: string,
    resolvers: MockResolvers = {},
    errors?: PayloadError[],
  ): Promise<void> => {
    const operation = await operationOf(name);
    await act(async () => {
      const response = MockPayloadGenerator.generate(operation, resolvers);
      mock.resolve(operation, { ...response, ...(errors && { errors }) });
      await settle();
    });
  };
  const reject = async (name: string, error: Error): Promise<void> => {
    const operation = await operationOf(name);
    await act(async () => {
      mock.reject(operation, error);
      await settle();
    });
  };
  const variablesOf = async (name: string) => (await operationOf(name)).request.variables;
  return { ...rendered, environment, router, answer, reject, variablesOf, getOperationNames };
}
