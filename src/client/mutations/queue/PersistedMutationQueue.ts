/**
 * Stores mutations that the server has not confirmed in localStorage, so that a reload or crash loses none. The next page
 * resumes them.
 */
import { writeDraft } from '../../drafts/drafts';
import type { QueuedMutation } from './MutationDefinition';
import type { MutationCommitOptions } from './MutationQueue';
import {
  type FindMutationDefinition,
  listStorageKeys,
  MUTATION_QUEUE_STORAGE_KEY_PREFIX,
} from './startedMutationQueue';

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

/** A mutation with the options of its commit. Of these, only `summary`, `href` and `draft` are stored. */
interface CommittedMutation {
  mutation: QueuedMutation;
  options: MutationCommitOptions;
}

export function toPersistedMutation({
  mutation: { definition, input },
  options: { summary, href, draft },
}: CommittedMutation): PersistedMutation {
  const restorable = definition.draftFor?.(input, draft);
  return {
    name: definition.name,
    input: input as PersistedMutation['input'],
    words: summary,
    href,
    draft: restorable?.text ?? draft,
    draftPlace: restorable?.draftKey,
  };
}

/**
 * The persisted mutation queue of one page. While the page is open, it holds the Web Lock with the queue's
 * name.
 */
export class PersistedMutationQueue {
  private readonly page = crypto.randomUUID();
  private isLocked = false;
  /** Resumed mutations without a definition in this build. They stay stored. */
  private readonly unknown: PersistedMutation[] = [];

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

  /** Replaces the stored entries of this page. Resumed mutations of an unknown name are kept. */
  saveMutations(viewerId: string, pending: readonly PersistedMutation[]): void {
    const key = `${MUTATION_QUEUE_STORAGE_KEY_PREFIX}${viewerId}.${this.page}`;
    const mutations = [...pending, ...this.unknown];
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

  /** Summaries of the stored mutations that this build does not know. */
  getUnknownSummaries(): string[] {
    return this.unknown.map(({ words }) => words);
  }

  /**
   * Takes over the mutations of pages that have been closed. The texts of those with an unknown name are restored as
   * drafts.
   *
   * @param loadRegistry called only when there is something to take over
   * @param resume receives the mutations that this build knows, page by page, and must save the queue before it returns
   */
  async resumeMutations(
    viewerId: string,
    loadRegistry: () => Promise<FindMutationDefinition>,
    resume: (mutations: readonly CommittedMutation[]) => void,
  ): Promise<void> {
    if (this.listStorageKeysOfOtherTabs(viewerId).length === 0) return;
    const findDefinition = await loadRegistry();
    await this.takeOverMutationsOfOtherTabs(viewerId, (mutations) => {
      const known: CommittedMutation[] = [];
      for (const persisted of mutations) {
        const { name, input, words, href, draft } = persisted;
        const definition = findDefinition(name);
        if (definition)
          known.push({ mutation: { definition, input }, options: { summary: words, href, draft } });
        else this.keepUnknownMutation(viewerId, persisted);
      }
      resume(known);
    });
  }

  private keepUnknownMutation(viewerId: string, persisted: PersistedMutation): void {
    const { draft, draftPlace } = persisted;
    if (draft !== undefined && draftPlace !== undefined) writeDraft(viewerId, draftPlace, draft);
    this.unknown.push(persisted);
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
