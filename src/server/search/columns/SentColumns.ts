import { IssueNumberSetCache } from './data/IssueNumberSetCache';
import type { IssueNumberSetDependency } from './data/protocol';

/** A set of issue numbers that SQL or the word index has found at a project version. */
export interface FoundIssueNumberSet {
  numbers: Int32Array<ArrayBuffer>;
  version: number;
  dependsOn: IssueNumberSetDependency;
}

/**
 * What the columns of one project will be once the thread has processed all requests that were sent to it. The thread
 * processes them in order, so a list request that is sent now meets exactly these columns.
 */
export class SentColumns {
  /** The sets that the thread has. */
  readonly sets = new IssueNumberSetCache<true>();
  #version: number | null = null;
  /** The latest version of which it is known that no text has changed since. */
  #textsVersion = 0;

  /** The project version of the columns. Null while they are being loaded. */
  get version(): number | null {
    return this.#version;
  }

  noteLoading(): void {
    this.sets.clear();
    this.#version = null;
  }

  noteLoaded(version: number): void {
    this.#version = version;
    this.#textsVersion = version;
  }

  noteChange(version: number, haveTextsChanged: boolean): void {
    this.sets.removeOutdated(haveTextsChanged);
    this.#version = version;
    if (haveTextsChanged) this.#textsVersion = version;
  }

  /** Whether a set is right for the version of the columns. Sets of texts still are if only other things have changed. */
  isCurrent({ version, dependsOn }: FoundIssueNumberSet): boolean {
    if (this.#version === null) return false;
    return dependsOn === 'texts'
      ? version >= this.#textsVersion && version <= this.#version
      : version === this.#version;
  }
}
