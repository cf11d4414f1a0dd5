/**
 * The issues of a list that are nested below their parents, in one state of the list. Parents and sub-issues are named
 * by their numbers.
 */
export class NestedIssues {
  /** The issues that have sub-issues in the list, ascending. */
  readonly #parents: Uint32Array;
  /** Index in `#numbers` of the first sub-issue of each parent, and the number of all sub-issues. */
  readonly #starts: Uint32Array;
  readonly #numbers: Uint32Array;
  /** The parents whose sub-issues are in the order that users have given them. */
  readonly #ordered = new Set<number>();

  /**
   * @param parents the issues that have sub-issues in the list, ascending
   * @param starts index of the first sub-issue of each parent, and the number of all sub-issues
   * @param numbers the sub-issues, one parent after the other
   */
  constructor(parents: Uint32Array, starts: Uint32Array, numbers: Uint32Array) {
    this.#parents = parents;
    this.#starts = starts;
    this.#numbers = numbers;
  }

  /** Number of all issues that are nested. */
  get count(): number {
    return this.#numbers.length;
  }

  get bytes(): number {
    return this.#parents.byteLength + this.#starts.byteLength + this.#numbers.byteLength;
  }

  /** All issues that are nested. */
  get numbers(): Readonly<Uint32Array> {
    return this.#numbers;
  }

  /** Number of direct sub-issues of an issue in the list. */
  countSubIssues(parent: number): number {
    return this.#findRange(parent).length;
  }

  /** The direct sub-issues of an issue in the list. */
  getSubIssueNumbers(parent: number): Readonly<Uint32Array> {
    return this.#findRange(parent);
  }

  /**
   * Puts the sub-issues of an issue in order, unless an earlier call has: pages that are read later then neither repeat
   * nor skip an issue, although users may have changed the order.
   *
   * @param order all sub-issues of the issue in order, and possibly others; sub-issues that it does not contain come
   *   last
   * @param isCurrent whether the order is at least as new as the list; an older one is replaced by the next call
   */
  sortSubIssuesOnce(parent: number, order: ArrayLike<number>, isCurrent: boolean): void {
    if (this.#ordered.has(parent)) return;
    if (isCurrent) this.#ordered.add(parent);
    const positions = new Map(Array.from(order, (number, position) => [number, position]));
    const getPosition = (number: number): number => positions.get(number) ?? order.length;
    this.#findRange(parent).sort((a, b) => getPosition(a) - getPosition(b) || a - b);
  }

  #findRange(parent: number): Uint32Array {
    let low = 0;
    let high = this.#parents.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#parents[middle]! < parent) low = middle + 1;
      else high = middle;
    }
    const isParent = this.#parents[low] === parent;
    return isParent ? this.#numbers.subarray(this.#starts[low], this.#starts[low + 1]) : NO_NUMBERS;
  }
}

const NO_NUMBERS = new Uint32Array(0);

/** A page of the direct sub-issues of an issue that are in a list. */
export interface NestedIssueNumbersPage {
  numbers: number[];
  /** Number of direct sub-issues of each issue of the page in the list. */
  subIssueCounts: number[];
  /** Number of all direct sub-issues of the parent in the list. */
  total: number;
}

/** Selects a page of the direct sub-issues of an issue. */
export function selectNestedIssuesPage(
  nested: NestedIssues,
  parent: number,
  { first, offset }: { first: number; offset: number },
): NestedIssueNumbersPage {
  const all = nested.getSubIssueNumbers(parent);
  const numbers = [...all.subarray(offset, offset + first)];
  return {
    numbers,
    subIssueCounts: numbers.map((number) => nested.countSubIssues(number)),
    total: all.length,
  };
}
