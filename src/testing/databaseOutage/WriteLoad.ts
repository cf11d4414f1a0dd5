/**
 * Sends writes at a constant rate to servers in turn, and repeats each with its idempotency key until it is
 * acknowledged.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '../waitUntil';
import { createAuthorizedRequestHeaders, type ServerApiCredentials } from '../Access';

/**
 * Pauses before a write is repeated, in milliseconds: the first, and the longest. As in browsers, each pause is longer
 * than the one before, so that the waiting writes of a long outage do not keep the servers busy.
 */
const RETRY_DELAY_MS = 50;
const RETRY_DELAY_MAX_MS = 2_000;
/** Time limit for one request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 60_000;

export interface SentWrite {
  text: string;
  /** When the write was acknowledged, by `performance.now()`, or null. */
  acknowledgedAt: number | null;
}

export class WriteLoad {
  readonly writes: SentWrite[] = [];
  /** Error codes of responses, other than UNAVAILABLE, and other unexpected failures. */
  readonly unexpected: string[] = [];
  unavailableCount = 0;
  readonly #servers: readonly ServerApiCredentials[];
  readonly #projectId: string;
  readonly #issueIds: readonly string[];
  readonly #suffix: string;
  readonly #running = new Set<Promise<void>>();
  /** Number of writes that each server has acknowledged. */
  readonly #acknowledgedCounts = new Map<ServerApiCredentials, number>();
  #timer: NodeJS.Timeout | undefined;

  /** @param suffix part of each written text, which is also the idempotency key */
  constructor(
    servers: readonly ServerApiCredentials[],
    projectId: string,
    issueIds: readonly string[],
    suffix: string,
  ) {
    this.#servers = servers;
    this.#projectId = projectId;
    this.#issueIds = issueIds;
    this.#suffix = suffix;
  }

  start(writesPerSecond: number): void {
    this.#timer = setInterval(() => this.#sendWrite(), 1_000 / writesPerSecond);
  }

  /** Stops sending, and waits until each write is acknowledged. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
  }

  /** Waits until a server acknowledges one more write, which may not be the last one that was sent. */
  async waitForAcknowledgement(server: ServerApiCredentials): Promise<void> {
    const before = this.#acknowledgedCounts.get(server) ?? 0;
    await waitUntil(() => (this.#acknowledgedCounts.get(server) ?? 0) > before);
  }

  #sendWrite(): void {
    const number = this.writes.length;
    const server = this.#servers[number % this.#servers.length]!;
    const write: SentWrite = { text: `write ${number} ${this.#suffix}`, acknowledgedAt: null };
    this.writes.push(write);
    const running = this.#sendUntilAcknowledged(server, number, write).finally(() =>
      this.#running.delete(running),
    );
    this.#running.add(running);
  }

  async #sendUntilAcknowledged(
    server: ServerApiCredentials,
    number: number,
    write: SentWrite,
  ): Promise<void> {
    const { text } = write;
    const issueId = this.#issueIds[number % this.#issueIds.length];
    const [name, type, input] =
      number % 2 === 0
        ? ['addComment', 'AddCommentInput', { issueId, body: text }]
        : ['createIssue', 'CreateIssueInput', { projectId: this.#projectId, title: text }];
    const body = JSON.stringify({
      query: `mutation ($input: ${type}!) { write: ${name}(input: $input) { errors { code } } }`,
      variables: { input: { ...input, idempotencyKey: text } },
    });
    const headers = createAuthorizedRequestHeaders(server);
    for (let attempt = 0; write.acknowledgedAt === null; attempt++) {
      const code = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      }).then(readErrorCode, (error: Error) => error.message);
      if (code === null) {
        write.acknowledgedAt = performance.now();
        this.#acknowledgedCounts.set(server, (this.#acknowledgedCounts.get(server) ?? 0) + 1);
      }
      if (code === 'UNAVAILABLE') this.unavailableCount++;
      else if (code !== null) this.unexpected.push(code);
      if (code !== null) await pause(computeRetryDelayMs(attempt));
      if (this.unexpected.length > 100)
        throw new Error(`Unexpected responses: ${this.unexpected.join(', ')}`);
    }
  }
}

/** The pauses differ, so that writes that failed together are not repeated together. */
function computeRetryDelayMs(attempt: number): number {
  return Math.min(RETRY_DELAY_MS * 2 ** attempt, RETRY_DELAY_MAX_MS) * (0.5 + Math.random() / 2);
}

async function readErrorCode(response: Response): Promise<string | null> {
  const result = (await response.json()) as {
    data?: { write: { errors: { code: string }[] } | null } | null;
    errors?: { extensions: { code: string } }[];
  };
  return result.errors?.[0]?.extensions.code ?? result.data?.write?.errors[0]?.code ?? null;
}
