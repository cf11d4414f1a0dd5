/** GraphQL's answers as server-sent events, in the distinct-connections form of graphql-sse. */
import { Readable } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import { STREAM_HEARTBEAT, STREAM_WRITE_TIMEOUT } from '../../../shared/limits';

/** What is said while there is nothing to say: a comment. */
const HEARTBEAT = ':\n\n';

/**
 * Asks for the next answer only when the one before has been taken, so that no more than one waits for
 * a slow reader; one who takes nothing for STREAM_PATIENCE is cut off. Ends the answers when it is closed.
 */
export class EventStream extends Readable {
  readonly #answers: AsyncIterator<ExecutionResult>;
  #asked = false;
  #isEnded = false;
  #heartbeat: NodeJS.Timeout | undefined;
  #patience: NodeJS.Timeout | undefined;

  constructor(answers: AsyncIterator<ExecutionResult>) {
    // Whatever waits is enough.
    super({ highWaterMark: 1 });
    this.#answers = answers;
    // The headers go out with the first bytes.
    this.#say(HEARTBEAT);
  }

  override _read(): void {
    clearTimeout(this.#patience);
    this.#heartbeat ??= setTimeout(() => {
      this.#heartbeat = undefined;
      this.#say(HEARTBEAT);
    }, STREAM_HEARTBEAT);
    if (this.#asked) return;
    this.#asked = true;
    this.#answers.next().then(
      (result) => {
        this.#asked = false;
        if (!result.done) this.#say(`event: next\ndata: ${textOf(result.value)}\n\n`);
        // Where there is nothing but errors, as once one may not see what one follows, nothing more comes.
        if (result.done || !result.value.data) this.finish('event: complete\ndata:\n\n');
      },
      (error: Error) => this.destroy(error),
    );
  }

  /** Ends it, as when the server stops: without a word, a reader knows to come back. */
  finish(last = ''): void {
    if (this.#isEnded || this.destroyed) return;
    this.#say(last);
    this.#isEnded = true;
    clearTimeout(this.#heartbeat);
    this.push(null);
    void this.#answers.return?.();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#isEnded = true;
    clearTimeout(this.#heartbeat);
    clearTimeout(this.#patience);
    void this.#answers.return?.();
    done(error);
  }

  #say(text: string): void {
    if (this.#isEnded || this.destroyed || text === '') return;
    clearTimeout(this.#heartbeat);
    this.#heartbeat = undefined;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(
      () => this.destroy(new Error('Nobody takes what the stream says.')),
      STREAM_WRITE_TIMEOUT,
    );
    this.push(text);
  }
}

const texts = new WeakMap<ExecutionResult, string>();

/** An answer that many are told is written once. */
function textOf(result: ExecutionResult): string {
  const known = texts.get(result);
  if (known !== undefined) return known;
  const text = JSON.stringify(result);
  texts.set(result, text);
  return text;
}
