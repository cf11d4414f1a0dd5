/** Mutations that the server has not confirmed, stored in localStorage so that a reload or crash loses none. */
import { listStorageKeys, MUTATION_QUEUE_STORAGE_KEY_PREFIX } from './persistedKeys';

/** The stored form of a queued mutation. Entries outlive builds: only add optional fields. */
export interface PersistedMutation {
  /** Name of the mutation's definition. */
  name: string;
  /**
   * The mutation's input. It includes an idempotency key, so that the server applies a mutation that is sent
   * twice only once.
   */
  input: { idempotencyKey: string };
  /** Summary of the change, as shown to the user. */
  words: string;
  /** URL of the page that shows the change. */
  href: string;
  /** Text that the user typed, to be restored when the mutation cannot be sent. */
  draft?: string | undefined;
  /** Key of the draft to which the text in `draft` is restored; absent in entries of older builds. */
  draftPlace?: string | undefined;
}

/**
 * The persisted mutation queue of one page. While the page is open, it holds the Web Lock with the queue's
 * name.
 */
export class PersistedMutationQueue {
  private readonly page = crypto.randomUUID();
  private isLocked = false;

  private readonly storage: Storage;
  private readonly locks: LockManager | undefined;

  /**
   * Creates the persisted queue of this page.
   *
   * @param locks undefined in browsers without Web Locks
   */
  constructor(storage: Storage, locks: LockManager | undefined) {
    this.storage = storage;
    this.locks = locks;
  }

  /** Replaces the stored entries of this page. */
  saveMutations(viewerId: string, mutations: readonly PersistedMutation[]): void {
    const key = `${MUTATION_QUEUE_STORAGE_KEY_PREFIX}${viewerId}.${this.page}`;
    try {
      if (mutations.length === 0) this.storage.removeItem(key);
      else this.storage.setItem(key, JSON.stringify(mutations));
    } catch {
      // If localStorage is full or blocked, the mutations still wait in memory.
    }
    if (!this.isLocked) {
      this.isLocked = true;
      void this.locks?.request(MUTATION_QUEUE_STORAGE_KEY_PREFIX + this.page, () => new Promise(() => {}));
    }
  }

  /** Whether other browser tabs have stored unsent mutations of this viewer. */
  hasMutationsFromOtherTabs(viewerId: string): boolean {
    return this.listStorageKeysOfOtherTabs(viewerId).length > 0;
  }

  /**
   * Takes over the mutations of other pages, each after that page has closed: a page that is being reloaded may
   * exist for another moment. Resolves when all have been taken over.
   *
   * @param take must save the mutations before it returns: the other page's entry is removed afterwards
   */
  async takeOverMutationsOfOtherTabs(
    viewerId: string,
    take: (mutations: PersistedMutation[]) => void,
  ): Promise<void> {
    await Promise.all(
      this.listStorageKeysOfOtherTabs(viewerId).map(async (key) => {
        await this.runWhenOtherTabCloses(key.slice(key.lastIndexOf('.') + 1), () => {
          const mutations = readPersistedMutations(this.storage, key);
          // The list is empty if the other page has sent its mutations, or if a third page has taken them
          // over.
          if (mutations.length > 0) take(mutations);
          this.storage.removeItem(key);
        });
      }),
    );
  }

  private listStorageKeysOfOtherTabs(viewerId: string): string[] {
    const keys = listStorageKeys(this.storage, `${MUTATION_QUEUE_STORAGE_KEY_PREFIX}${viewerId}.`);
    return keys.filter((key) => !key.endsWith(`.${this.page}`));
  }

  private async runWhenOtherTabCloses(page: string, then: () => void): Promise<void> {
    // Without locks, two pages may send the same mutation: its idempotency key makes that harmless.
    if (!this.locks) return then();
    await this.locks.request(MUTATION_QUEUE_STORAGE_KEY_PREFIX + page, then);
  }
}

function readPersistedMutations(storage: Storage, key: string): PersistedMutation[] {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as PersistedMutation[]) : [];
  } catch {
    return [];
  }
}
