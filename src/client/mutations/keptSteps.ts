/** Edits that the server has not confirmed, kept in this browser: a reload or a crash loses none. */

import { keysOf, PREFIX } from './keptKeys';

/** An edit as it is kept. */
export interface KeptStep {
  name: string;
  /** With the key of its intent: sent again, it is done once. */
  input: { idempotencyKey: string };
  /** What it does, and where that can be seen. */
  words: string;
  href: string;
  /** What was typed and chosen, as its draft had it. */
  draft?: string | undefined;
}

/** This page's own; a page that lives holds the lock of its name. */
export class KeptSteps {
  private readonly page = crypto.randomUUID();
  private held = false;

  private readonly storage: Storage;
  private readonly locks: LockManager | undefined;

  /** @param locks absent where the browser keeps them from the page */
  constructor(storage: Storage, locks: LockManager | undefined) {
    this.storage = storage;
    this.locks = locks;
  }

  /** Keeps these, in order, in place of those before. */
  save(person: string, steps: readonly KeptStep[]): void {
    const key = `${PREFIX}${person}.${this.page}`;
    try {
      if (steps.length === 0) this.storage.removeItem(key);
      else this.storage.setItem(key, JSON.stringify(steps));
    } catch {
      // A full storage keeps nothing more: the edits still wait, as long as the page lives.
    }
    if (!this.held) {
      this.held = true;
      void this.locks?.request(PREFIX + this.page, () => new Promise(() => {}));
    }
  }

  /**
   * Takes over what other pages leave, each when it is gone: one that is being reloaded may be there for a
   * moment still. Resolves when all of them are.
   */
  async adopt(person: string, take: (steps: KeptStep[]) => void): Promise<void> {
    const keys = keysOf(this.storage, `${PREFIX}${person}.`);
    await Promise.all(
      keys.map(async (key) => {
        const page = key.slice(key.lastIndexOf('.') + 1);
        if (page === this.page) return;
        await this.whenGone(page, () => {
          const steps = read(this.storage, key);
          this.storage.removeItem(key);
          // None where it has sent them itself, or another page has taken them over.
          if (steps.length > 0) take(steps);
        });
      }),
    );
  }

  private async whenGone(page: string, then: () => void): Promise<void> {
    // Without locks nobody knows; what is sent twice has one key, and is done once.
    if (!this.locks) return then();
    await this.locks.request(PREFIX + page, then);
  }
}

function read(storage: Storage, key: string): KeptStep[] {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as KeptStep[]) : [];
  } catch {
    return [];
  }
}
