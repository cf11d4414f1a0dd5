import { createMemoryRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { createScreenPreloader } from './preload';

const SCREEN_PRELOAD_RETENTION_MS = 15_000;

function setUpScreenPreloader(loader: (args: LoaderFunctionArgs) => unknown) {
  const Component = jest.fn(async () => () => null);
  const routes: RouteObject[] = [
    {
      children: [
        { path: 'projects/:key', lazy: { loader: async () => async (args) => loader(args), Component } },
      ],
    },
  ];
  return { preload: createScreenPreloader(routes), routes, Component };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads the code and the data of a route once and releases them if it is not opened', async () => {
  const signals: AbortSignal[] = [];
  const loader = jest.fn(({ request, params }: LoaderFunctionArgs) => {
    signals.push(request.signal);
    expect(params).toEqual({ key: 'NET' });
    return null;
  });
  const { preload, Component } = setUpScreenPreloader(loader);
  preload('/projects/NET?q=x');
  preload('/projects/NET?q=x');
  await jest.advanceTimersByTimeAsync(0);
  expect(loader).toHaveBeenCalledTimes(1);
  expect(Component).toHaveBeenCalledTimes(1);
  expect(signals[0]?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(SCREEN_PRELOAD_RETENTION_MS);
  expect(signals[0]?.aborted).toBe(true);
  preload('/projects/NET?q=x');
  await jest.advanceTimersByTimeAsync(0);
  expect(loader).toHaveBeenCalledTimes(2);
});

test('ignores a failed preload and retries it with the next call', async () => {
  const loader = jest.fn(() => {
    throw new Error('no');
  });
  const { preload } = setUpScreenPreloader(loader);
  preload('/projects/NET');
  await jest.advanceTimersByTimeAsync(0);
  preload('/projects/NET');
  await jest.advanceTimersByTimeAsync(0);
  expect(loader).toHaveBeenCalledTimes(2);
});

test('ignores an address without a route', async () => {
  const loader = jest.fn();
  setUpScreenPreloader(loader).preload('/elsewhere');
  await jest.advanceTimersByTimeAsync(0);
  expect(loader).not.toHaveBeenCalled();
});

test('loads the data of a route that a router has already opened', async () => {
  const loader = jest.fn(() => null);
  const { preload, routes } = setUpScreenPreloader(loader);
  const router = createMemoryRouter(routes, { initialEntries: ['/elsewhere'] });
  await router.navigate('/projects/NET');
  expect(loader).toHaveBeenCalledTimes(1);
  preload('/projects/NET?q=x');
  await jest.advanceTimersByTimeAsync(0);
  expect(loader).toHaveBeenCalledTimes(2);
  router.dispose();
});
