import type { LoaderFunctionArgs } from 'react-router-dom';
import { createPreload } from './preload';

const KEPT = 15_000;

function setUp(loader: (args: LoaderFunctionArgs) => unknown) {
  const Component = jest.fn(async () => () => null);
  const preload = createPreload([
    {
      children: [
        { path: 'projects/:key', lazy: { loader: async () => async (args) => loader(args), Component } },
      ],
    },
  ]);
  return { preload, Component };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('starts code and data of the route once, and lets go of what nobody opened', async () => {
  const signals: AbortSignal[] = [];
  const loader = jest.fn(({ request, params }: LoaderFunctionArgs) => {
    signals.push(request.signal);
    expect(params).toEqual({ key: 'NET' });
    return null;
  });
  const { preload, Component } = setUp(loader);
  preload('/projects/NET?q=x');
  preload('/projects/NET?q=x');
  await jest.advanceTimersByTimeAsync(0);
  expect(loader).toHaveBeenCalledTimes(1);
  expect(Component).toHaveBeenCalledTimes(1);
  expect(signals[0]?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(KEPT);
  expect(signals[0]?.aborted).toBe(true);
  preload('/projects/NET?q=x');
  await jest.advanceTimersByTimeAsync(0);
  expect(loader).toHaveBeenCalledTimes(2);
});

test('a preload that fails is told to nobody, and can be tried again', async () => {
  const loader = jest.fn(() => {
    throw new Error('no');
  });
  const { preload } = setUp(loader);
  preload('/projects/NET');
  await jest.advanceTimersByTimeAsync(0);
  preload('/projects/NET');
  await jest.advanceTimersByTimeAsync(0);
  expect(loader).toHaveBeenCalledTimes(2);
});

test('an address of no route is left alone', async () => {
  const loader = jest.fn();
  setUp(loader).preload('/elsewhere');
  await jest.advanceTimersByTimeAsync(0);
  expect(loader).not.toHaveBeenCalled();
});
