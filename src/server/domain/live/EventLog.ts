/** The last events of a project: the issue of each, by the project's version after it. */
import { LIVE_EVENTS_MAX } from '../../../shared/limits';

/** Without gaps, from some version on. At least LIVE_EVENTS_MAX events are kept, at most twice as many. */
export class EventLog {
  #first: number;
  #issues: number[] = [];

  /** @param version before the first event. */
  constructor(version: number) {
    this.#first = version;
  }

  /** The version before the first event that is kept. */
  get first(): number {
    return this.#first;
  }

  /** The version after the last one. */
  get version(): number {
    return this.#first + this.#issues.length;
  }

  append(issues: readonly number[]): void {
    for (const number of issues) this.#issues.push(number);
    if (this.#issues.length < 2 * LIVE_EVENTS_MAX) return;
    const left = this.#issues.length - LIVE_EVENTS_MAX;
    this.#issues = this.#issues.slice(left);
    this.#first += left;
  }

  /** Those before the first one. */
  prepend(issues: readonly number[]): void {
    this.#issues = [...issues, ...this.#issues];
    this.#first -= issues.length;
  }

  /** The issue of each event after a version; null where they are not all here. */
  since(version: number): readonly number[] | null {
    if (version < this.#first || version > this.version) return null;
    return this.#issues.slice(version - this.#first);
  }
}
