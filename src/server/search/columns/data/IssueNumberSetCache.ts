import { SEARCH_QUERY_TERMS_MAX } from '../../../../shared/limits';
import type { IssueNumberSetDependency } from './protocol';

/**
 * Maximum number of sets per project: two for each term of the longest query, because RELEVANCE also searches each word
 * in titles. A set takes 125 KB at a million issues.
 */
const ISSUE_NUMBER_SETS_MAX = 2 * SEARCH_QUERY_TERMS_MAX;

/**
 * The sets of issues of one project that SQL or the word index has found, by key. The columns' thread keeps the sets,
 * the main thread only their keys: both apply the same requests in the same order and so have the same keys. The main
 * thread thus knows which sets it need not send again.
 */
export class IssueNumberSetCache<Value> {
  readonly #sets = new Map<string, { value: Value; dependsOn: IssueNumberSetDependency }>();

  has(key: string): boolean {
    return this.#sets.has(key);
  }

  get(key: string): Value | undefined {
    return this.#sets.get(key)?.value;
  }

  /** Adds the sets of one request, or marks them as used. The sets that were not used for the longest time may go. */
  use(sets: readonly { key: string; value: Value; dependsOn: IssueNumberSetDependency }[]): void {
    for (const { key, ...set } of sets) {
      this.#sets.delete(key);
      this.#sets.set(key, set);
    }
    const excess = Math.max(0, this.#sets.size - ISSUE_NUMBER_SETS_MAX);
    for (const key of [...this.#sets.keys()].slice(0, excess)) this.#sets.delete(key);
  }

  /** Removes the sets that a change of the project can have outdated. */
  removeOutdated(haveTextsChanged: boolean): void {
    for (const [key, { dependsOn }] of this.#sets)
      if (haveTextsChanged || dependsOn === 'anything') this.#sets.delete(key);
  }

  clear(): void {
    this.#sets.clear();
  }
}
