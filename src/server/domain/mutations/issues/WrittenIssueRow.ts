import type { IssueRowKey, IssueRow } from '../../../store/read/issues';
import type { Actor } from '../../access/Actor';
import type { RequestContext } from '../../context/RequestContext';
import type { MutationWriteResult } from '../../writing/write';

/** The row that a mutation has written, so that its payload need not read it again. */
export class WrittenIssueRow {
  /** Null if the mutation did not run, for example because its idempotency key was already used. */
  #row: IssueRow | null = null;

  /** A row that the change has hidden from the actor is not provided. */
  record(actor: Actor, row: IssueRow): void {
    this.#row = actor.canSee(row) ? row : null;
  }

  /** Provides the row to the payload of the mutation. Call it when the transaction has ended. */
  provideRow({ load }: RequestContext, { result }: MutationWriteResult<IssueRowKey>): void {
    if (result && this.#row) load.issues.prime(result, this.#row);
  }
}
