import type { IndexedIssue } from '../../server/duplicates/index/IssueTermIndex';

const TITLE_WEIGHT = 3;
const QUERY_TERMS = 30;
const SATURATION = 1.2;
const LENGTH_INFLUENCE = 0.75;

/**
 * The baseline: BM25 over title and body, in which a word of the title counts three times, and the query consists of
 * the thirty terms of an issue with the highest weight.
 */
export class Bm25Baseline {
  readonly #numbers: number[];
  readonly #bags: Map<string, number>[];
  readonly #lengths: number[];
  readonly #averageLength: number;
  readonly #postings = new Map<string, { at: number; count: number }[]>();
  readonly #positions: Map<number, number>;

  constructor(issues: readonly IndexedIssue[]) {
    this.#numbers = issues.map(({ number }) => number);
    this.#positions = new Map(this.#numbers.map((number, at) => [number, at]));
    this.#bags = issues.map(({ title, body }) => {
      const bag = new Map<string, number>();
      for (const [text, weight] of [[title, TITLE_WEIGHT] as const, [body, 1] as const])
        for (const term of text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
          bag.set(term, (bag.get(term) ?? 0) + weight);
      return bag;
    });
    this.#lengths = this.#bags.map((bag) => [...bag.values()].reduce((sum, count) => sum + count, 0));
    this.#averageLength = this.#lengths.reduce((sum, length) => sum + length, 0) / issues.length;
    for (const [at, bag] of this.#bags.entries()) {
      for (const [term, count] of bag) {
        const postings = this.#postings.get(term);
        if (postings) postings.push({ at, count });
        else this.#postings.set(term, [{ at, count }]);
      }
    }
  }

  /** Returns the numbers of the most similar issues, without the issue itself. */
  findSimilar(number: number, limit: number): number[] {
    const own = this.#positions.get(number)!;
    const scores = new Float64Array(this.#numbers.length);
    const terms = [...this.#bags[own]!]
      .map(([term, count]) => ({ term, weight: this.#getWeight(term), count }))
      .sort((a, b) => b.count * b.weight - a.count * a.weight)
      .slice(0, QUERY_TERMS);
    for (const { term, weight } of terms) {
      for (const { at, count } of this.#postings.get(term)!) {
        const length = 1 - LENGTH_INFLUENCE + (LENGTH_INFLUENCE * this.#lengths[at]!) / this.#averageLength;
        scores[at]! += (weight * count * (SATURATION + 1)) / (count + SATURATION * length);
      }
    }
    return Array.from(scores, (score, at) => ({ score, at }))
      .filter(({ score, at }) => score > 0 && at !== own)
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, limit)
      .map(({ at }) => this.#numbers[at]!);
  }

  #getWeight(term: string): number {
    const count = this.#postings.get(term)!.length;
    return Math.log(1 + (this.#numbers.length - count + 0.5) / (count + 0.5));
  }
}
