import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';
import type { TestEnvironment } from 'jest-environment-node';

const NodeEnvironment = jest.requireActual<typeof TestEnvironment>('./nodeEnvironment');

type JestEnvironmentConfig = ConstructorParameters<typeof NodeEnvironment>[0];
const jestEnvironmentConfig = {
  projectConfig: { globals: {}, testEnvironmentOptions: {} },
} as unknown as JestEnvironmentConfig;

const { compileFunction } = vm;
afterAll(() => {
  // The module has wrapped this function once more than the environment of this test file.
  vm.compileFunction = compileFunction;
});

test('what a test file changes is restored after it, also without its own cleanup', async () => {
  const { setTimeout: realSetTimeout, structuredClone: realStructuredClone } = globalThis;
  const realExit = process.exit;
  const variables = { ...process.env };
  const environment = new NodeEnvironment(
    jestEnvironmentConfig,
    {} as ConstructorParameters<typeof NodeEnvironment>[1],
  );
  await environment.setup();

  environment.moduleMocker!.spyOn(Math, 'random').mockReturnValue(2);
  environment.fakeTimersModern!.useFakeTimers({ now: 0 });
  Object.assign(globalThis, { addedByTest: true, structuredClone: () => 'changed' });
  Object.assign(process, { exit: () => undefined });
  process.env.ADDED_BY_TEST = '1';
  process.env.PATH = 'changed';
  delete process.env.NODE_ENV;
  expect(Math.random()).toBe(2);
  expect(Date.now()).toBe(0);
  await environment.teardown();

  expect(Math.random()).toBeLessThan(1);
  expect(Date.now()).toBeGreaterThan(0);
  expect(globalThis.setTimeout).toBe(realSetTimeout);
  expect(globalThis.structuredClone).toBe(realStructuredClone);
  expect('addedByTest' in globalThis).toBe(false);
  expect(process.exit).toBe(realExit);
  expect({ ...process.env }).toEqual(variables);
});

test('asynchronous contexts that a test file has used end with it', async () => {
  const environment = new NodeEnvironment(
    jestEnvironmentConfig,
    {} as ConstructorParameters<typeof NodeEnvironment>[1],
  );
  const context = new AsyncLocalStorage<string>();
  await context.run('value', async () => {
    await Promise.resolve();
    expect(context.getStore()).toBe('value');
    await environment.teardown();
    expect(context.getStore()).toBeUndefined();
  });
  expect(context.run('again', () => context.getStore())).toBe('again');
});
