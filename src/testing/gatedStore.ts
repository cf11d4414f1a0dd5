import type { Store } from '../server/store/Store';

/** Stops background work before a transaction that a test names, for as long as it wants. */
export interface Gate {
  /** Stops whoever begins a background transaction while this holds; resolves when somebody stands there. */
  closeWhen(holds: (store: Store) => Promise<boolean>): Promise<void>;
  /** Lets all go on. */
  open(): void;
}

/** The same store, whose background transactions pass a gate; it is open at first. */
export function gatedStore(store: Store): { store: Store; gate: Gate } {
  let isClosed: ((store: Store) => Promise<boolean>) | null = null;
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
      // Kysely's own fields are private: its methods are called on itself.
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
  const gate: Gate = {
    closeWhen: (holds) => {
      isClosed = holds;
      opened = new Promise((resolve) => (open = resolve));
      return new Promise((resolve) => (arrived = resolve));
    },
    open: () => {
      isClosed = null;
      open();
    },
  };
  return { store: { ...store, background }, gate };
}
