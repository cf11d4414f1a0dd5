import { LIVE_REPLAYED_EVENTS_MAX } from '../../../shared/limits';

/**
 * The issue numbers of a project's latest events, without gaps. When there are 2 * LIVE_REPLAYED_EVENTS_MAX of them,
 * the older half is removed.
 */
export class ProjectEventLog {
  #first: number;
  #issues: number[] = [];

  /** @param version the project's version before the first event of the log */
  constructor(version: number) {
    this.#first = version;
  }

  /** The project's version before the oldest event that the log still holds. */
  get versionBeforeFirstEvent(): number {
    return this.#first;
  }

  /** The project's version after the last event of the log. */
  get versionAfterLastEvent(): number {
    return this.#first + this.#issues.length;
  }

  append(issues: readonly number[]): void {
    for (const number of issues) this.#issues.push(number);
    if (this.#issues.length < 2 * LIVE_REPLAYED_EVENTS_MAX) return;
    const removed = this.#issues.length - LIVE_REPLAYED_EVENTS_MAX;
    this.#issues = this.#issues.slice(removed);
    this.#first += removed;
  }

  prepend(issues: readonly number[]): void {
    this.#issues = [...issues, ...this.#issues];
    this.#first -= issues.length;
  }

  /**
   * The issue number of each event after a project version; null if the log does not hold all of these
   * events.
   */
  getIssueNumbersSince(version: number): readonly number[] | null {
    if (version < this.#first || version > this.versionAfterLastEvent) return null;
    return this.#issues.slice(version - this.#first);
  }
}
