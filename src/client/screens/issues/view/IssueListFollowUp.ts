import type { LiveUpdate } from '../../../relay/events/LiveUpdateDispatcher';
import type { IssueListStore } from './IssueListStore';
import { ListStaleness } from './ListStaleness';
import { OwnIssueEdits } from './OwnIssueEdits';

/**
 * Keeps a list on screen informed about changes of its issues: updates the counts after the viewer's own edits, and marks
 * the list as out of date after those of other users. This module is loaded with the first change.
 */
export class IssueListFollowUp {
  private readonly staleness: ListStaleness;
  private readonly edits: OwnIssueEdits;

  constructor(view: IssueListStore) {
    this.staleness = new ListStaleness(view);
    this.edits = new OwnIssueEdits(view, (total) => this.staleness.compareTotal(total));
    document.addEventListener('visibilitychange', this.staleness.scheduleCheck);
  }

  recordLiveUpdate(change: LiveUpdate): void {
    this.staleness.recordLiveUpdate(change);
  }

  recordOwnEdits(ids: readonly string[]): void {
    this.edits.recordEdits(ids);
    this.edits.requestCounts();
  }

  /** Starts the requests that were postponed while the list was not on screen. */
  resume(): void {
    this.staleness.scheduleCheck();
    this.edits.requestCounts();
  }

  /** Discards the recorded changes after a refresh, because the refreshed list contains them. */
  reset(): void {
    this.staleness.resetStaleness();
    this.edits.reset();
  }

  dispose(): void {
    document.removeEventListener('visibilitychange', this.staleness.scheduleCheck);
    this.reset();
  }
}
