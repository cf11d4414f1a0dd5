import type { DatabaseStore } from '../server/store/DatabaseStore';

/** A test helper that pauses the store's background transactions at a point chosen by a test. */
export interface TransactionPauseControl {
  /** Pauses background transactions that begin while the condition is true. Resolves when the first one is paused. */
  pauseWhen(condition: (store: DatabaseStore) => Promise<boolean>): Promise<void>;
  /** Resumes all paused transactions. */
  resumeAll(): void;
}

/**
 * Wraps a store so that its background transactions wait while the gate is closed. The gate is open at first.
 */
export function createStoreWithPausableTransactions(store: DatabaseStore): {
  store: DatabaseStore;
  gate: TransactionPauseControl;
} {
  let isClosed: ((store: DatabaseStore) => Promise<boolean>) | null = null;
  let arrived = (): void => undefined;
  let opened = Promise.resolve();
  let open = (): void => undefined;

  const pass = async (): Promise<void> => {
    if (!isClosed || !(await isClosed(store))) return;
    arrived();
    await opened;
  };
  const background = new Proxy(store.background, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      // Kysely has private fields, so its methods must be called on the original object.
      if (name !== 'transaction')
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      return () => ({
        execute: async (work: Parameters<ReturnType<typeof target.transaction>['execute']>[0]) => {
          await pass();
          return target.transaction().execute(work);
        },
      });
    },
  });
  const gate: TransactionPauseControl = {
    pauseWhen: (condition) => {
      isClosed = condition;
      opened = new Promise((resolve) => (open = resolve));
      return new Promise((resolve) => (arrived = resolve));
    },
    resumeAll: () => {
      isClosed = null;
      open();
    },
  };
  return { store: { ...store, background }, gate };
}
