/**
 * Limits of one request: total length of the texts that it returns, and of those that it renders. When a limit is
 * exceeded, the remaining texts are empty, and the whole response is replaced by one error
 * (http/graphql/responseBudget.ts). One error per text would take more time than the texts themselves.
 */
import { WinnowError } from '../../../shared/errors';
import { RENDERED_TEXTS_LENGTH_PER_REQUEST_MAX, RESPONSE_TEXT_LENGTH_MAX } from '../../../shared/limits';

export class RequestBudget {
  /** Identifies the caller whose limits the request counts against: a person, or the address of an anonymous client. */
  readonly callerKey: string;
  #responseTextLength = 0;
  #renderedTextLength = 0;
  #exceeded: WinnowError | null = null;

  constructor(callerKey: string) {
    this.callerKey = callerKey;
  }

  /** The error of the first limit that was exceeded, or null. */
  get exceeded(): WinnowError | null {
    return this.#exceeded;
  }

  /** Counts a text of the response. Returns whether the request is still within its limits. */
  countResponseText(length: number): boolean {
    this.#responseTextLength += length;
    if (this.#responseTextLength > RESPONSE_TEXT_LENGTH_MAX)
      this.#reject('The texts in the response', RESPONSE_TEXT_LENGTH_MAX);
    return this.#exceeded === null;
  }

  /**
   * Counts a text that is rendered, whether or not its HTML is cached. Returns whether the request is still within its
   * limits.
   */
  countRenderedText(length: number): boolean {
    this.#renderedTextLength += length;
    if (this.#renderedTextLength > RENDERED_TEXTS_LENGTH_PER_REQUEST_MAX)
      this.#reject('The texts that the request renders', RENDERED_TEXTS_LENGTH_PER_REQUEST_MAX);
    return this.#exceeded === null;
  }

  #reject(what: string, limit: number): void {
    this.#exceeded ??= new WinnowError(
      'TOO_COMPLEX',
      `${what} have more than ${limit.toLocaleString('en')} characters. Request fewer at once.`,
    );
  }
}
