/**
 * Limits the memory of responses that clients have requested but not yet received. The responses of a client that does
 * not read stay in memory until its connection is closed.
 */
import { RateLimitedError } from '../../../shared/errors';
import { UNREAD_RESPONSE_BYTES_MAX, UNREAD_RESPONSE_BYTES_PER_CALLER_MAX } from '../../../shared/limits';

/** Retry-After in seconds. An estimate, as a client can read its responses anytime. */
const UNREAD_RESPONSES_RETRY_AFTER_SECONDS = 5;
/**
 * Responses up to this size, in bytes, are sent even if those of other callers are not read, so that slow clients do not
 * stop the service for everybody.
 */
const ALWAYS_ACCEPTED_BYTES_MAX = 65_536;

export class UnreadResponses {
  readonly #bytesByCaller = new Map<string, number>();
  #bytes = 0;

  /**
   * Counts a response. The returned function has to be called when the client has received it; further calls have no
   * effect.
   * @throws RateLimitedError if the caller, or all callers together, have too many unread bytes
   */
  addResponse(callerKey: string, bytes: number): () => void {
    const bytesOfCaller = (this.#bytesByCaller.get(callerKey) ?? 0) + bytes;
    const isTotalExceeded =
      bytes > ALWAYS_ACCEPTED_BYTES_MAX && this.#bytes + bytes > UNREAD_RESPONSE_BYTES_MAX;
    if (isTotalExceeded || bytesOfCaller > UNREAD_RESPONSE_BYTES_PER_CALLER_MAX)
      throw new RateLimitedError(UNREAD_RESPONSES_RETRY_AFTER_SECONDS);
    this.#add(callerKey, bytes);
    let isReceived = false;
    return () => {
      if (isReceived) return;
      isReceived = true;
      this.#add(callerKey, -bytes);
    };
  }

  #add(callerKey: string, bytes: number): void {
    this.#bytes += bytes;
    const bytesOfCaller = (this.#bytesByCaller.get(callerKey) ?? 0) + bytes;
    if (bytesOfCaller > 0) this.#bytesByCaller.set(callerKey, bytesOfCaller);
    else this.#bytesByCaller.delete(callerKey);
  }
}
