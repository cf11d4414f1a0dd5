/**
 * The terms of issues that have changed since the newest segment file was written. They are kept in memory as
 * texts, which a search scans from start to end.
 */
import type { IndexSegmentBuilder } from './IndexSegmentBuilder';

export class WordIndexOverlay {
  /** The terms of each issue by its number: separated by spaces, with a space at both ends. */
  readonly #terms = new Map<number, string>();
  #length = 0;

  get issueCount(): number {
    return this.#terms.size;
  }

  /** Length of the terms of all issues together, in UTF-16 code units. */
  get termsTextLength(): number {
    return this.#length;
  }

  listChangedIssueNumbers(): IterableIterator<number> {
    return this.#terms.keys();
  }

  putIssueTerms(number: number, terms: string): void {
    const text = ` ${terms} `;
    this.#length += text.length - (this.#terms.get(number)?.length ?? 0);
    this.#terms.set(number, text);
  }

  findIssuesWithTerms(terms: readonly string[], prefix: boolean): Int32Array {
    const sought = terms.map((term, i) => ` ${term}${prefix && i === terms.length - 1 ? '' : ' '}`);
    const found: number[] = [];
    for (const [number, text] of this.#terms) {
      if (sought.every((each) => text.includes(each))) found.push(number);
    }
    return Int32Array.from(found).sort();
  }

  /** Moves all issues of the overlay to a segment that is being built. */
  moveTermsToSegment(builder: IndexSegmentBuilder): void {
    for (const number of Int32Array.from(this.#terms.keys()).sort()) {
      builder.addIssueTerms(number, this.#terms.get(number)!);
    }
    this.#terms.clear();
    this.#length = 0;
  }
}
