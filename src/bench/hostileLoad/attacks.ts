/** Requests that try to exhaust the server's memory, its main thread or its background threads. */
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerApiCredentials, createAuthorizedRequestHeaders } from '../../testing/Access';
import { randomClientAddressHeader } from '../../testing/browser/signIn';
import { BenchClient, sendPersistedOperation } from '../support/client';

/** Connections of one wave of requests whose responses are not read. */
const UNREAD_CONNECTIONS = 60;
const ALIASES_PER_REQUEST = 90;
/** How long the connections of a wave stay open, in milliseconds. */
const UNREAD_CONNECTION_LIFETIME_MS = 10_000;
/** Maximum milliseconds that an attack waits for the response to a request. */
const RESPONSE_TIMEOUT_MS = 60_000;
/** Longest time for which an uploaded file stays in the server before its import is deleted, in milliseconds. */
const UPLOADED_FILE_LIFETIME_MS = 8_000;

/** Milliseconds after a rejected upload until the next one. */
const RETRY_INTERVAL_MS = 1_000;

/** 64 KB of Markdown whose HTML is about 15 times as long: a table with many empty cells. */
export const EXPANDING_MARKDOWN = `|${'|'.repeat(400)}\n|${'-|'.repeat(400)}\n${`|${'|'.repeat(400)}\n`.repeat(160)}`;

/** Counts of the requests of one kind of attack. */
export interface AttackCounts {
  requests: number;
  /** Number of requests that the server rejected with an expected error, by error code. */
  rejected: Map<string, number>;
}

export interface Attack {
  name: string;
  counts: AttackCounts;
  /** Repeats the attack until the signal is aborted. */
  run(signal: AbortSignal): Promise<void>;
}

/** Sends waves of requests that render one long text 90 times each, and does not read the responses. */
export function createUnreadResponsesAttack(credentials: ServerApiCredentials, project: string): Attack {
  const counts = createCounts();
  const aliases = Array.from({ length: ALIASES_PER_REQUEST }, (_, n) => `a${n}: renderMarkdown(text: $text)`);
  const body = JSON.stringify({
    query: `query ($text: String!, $project: String!) { project(key: $project) { ${aliases.join(' ')} } }`,
    variables: { project, text: EXPANDING_MARKDOWN },
  });
  return {
    name: 'responses not read',
    counts,
    async run(signal) {
      while (!signal.aborted) {
        const sockets = Array.from({ length: UNREAD_CONNECTIONS }, () =>
          sendWithoutReading(credentials, body),
        );
        counts.requests += sockets.length;
        await sleepUnlessAborted(UNREAD_CONNECTION_LIFETIME_MS, signal);
        for (const socket of sockets) socket.destroy();
      }
    },
  };
}

function sendWithoutReading(credentials: ServerApiCredentials, body: string): Socket {
  const { hostname, port } = new URL(credentials.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy()).pause();
  const headers = {
    host: `${hostname}:${port}`,
    accept: 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...createAuthorizedRequestHeaders(credentials),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /graphql HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  return socket;
}

/** Views an issue whose 50 comments have long HTML, as an anonymous visitor with the application's own operation. */
export function createExpandingIssueAttack(url: string, project: string, number: number): Attack {
  const counts = createCounts();
  const headers = randomClientAddressHeader();
  return {
    name: 'long HTML',
    counts,
    async run(signal) {
      while (!signal.aborted) {
        counts.requests++;
        const timeout = AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]);
        const variables = { key: project, number, hasAround: false };
        await sendPersistedOperation(url, 'IssueScreenQuery', variables, headers, timeout).catch(
          (error: Error) => countRejections(counts, error.message),
        );
        await sleepUnlessAborted(100, signal);
      }
    },
  };
}

/**
 * Uploads import files that are expensive to inspect, and deletes each import while it may be inspected.
 * @param importers accounts that import at the same time
 */
export function createExpensiveImportsAttack(
  importers: readonly ServerApiCredentials[],
  project: string,
  projectId: string,
): Attack {
  const counts = createCounts();
  const files = createExpensiveFiles();
  const importRepeatedly = async (credentials: ServerApiCredentials, signal: AbortSignal): Promise<void> => {
    const client = new BenchClient(credentials, project);
    for (let n = 0; !signal.aborted; n++) {
      counts.requests++;
      await uploadAndDelete(client, credentials, projectId, files[n % files.length]!, signal).catch(
        (error: Error) => {
          countRejections(counts, error.message);
          return sleepUnlessAborted(RETRY_INTERVAL_MS, signal);
        },
      );
    }
  };
  return {
    name: 'expensive imports',
    counts,
    async run(signal) {
      await Promise.all(importers.map((credentials) => importRepeatedly(credentials, signal)));
    },
  };
}

async function uploadAndDelete(
  client: BenchClient,
  credentials: ServerApiCredentials,
  projectId: string,
  [fileName, content]: [name: string, content: string],
  signal: AbortSignal,
): Promise<void> {
  const id = await createImport(client, projectId, fileName, Buffer.byteLength(content));
  const response = await fetch(`${credentials.url}/import/${id}/upload?offset=0`, {
    method: 'POST',
    headers: { ...createAuthorizedRequestHeaders(credentials), 'content-type': 'application/octet-stream' },
    body: content,
    signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(await response.text());
  await sleepUnlessAborted(UPLOADED_FILE_LIFETIME_MS, signal);
  await client.sendQuery('mutation ($id: ID!) { deleteImport(input: { id: $id }) { errors { message } } }', {
    id,
  });
}

async function createImport(
  client: BenchClient,
  projectId: string,
  fileName: string,
  fileSize: number,
): Promise<string> {
  const { data } = await client.sendQuery<{
    createImport: { importJob: { id: string } | null; errors: { message: string }[] };
  }>(
    `mutation ($input: CreateImportInput!) { createImport(input: $input) { importJob { id } errors { message } } }`,
    { input: { projectId, fileName, fileSize, idempotencyKey: randomUUID() } },
  );
  const { importJob, errors } = data.createImport;
  if (!importJob) throw new Error(errors[0]!.message);
  return importJob.id;
}

/** Files of 2 to 5 MB, by their names. */
const createExpensiveFiles = (): [string, string][] => [
  ['wide.json', `{${Array.from({ length: 400_000 }, (_, n) => `"key${n}":0`).join(',')}}`],
  ['deep.json', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
  [
    'wide.csv',
    `${Array.from({ length: 200_000 }, (_, n) => `Column ${n}`).join(',')}\n${'1,'.repeat(200_000)}\n`,
  ],
  ['quote.csv', `Id,Title\n1,"${'never closed, '.repeat(150_000)}`],
];

function createCounts(): AttackCounts {
  return { requests: 0, rejected: new Map() };
}

/** @param text contains the codes of the errors */
function countRejections({ rejected }: AttackCounts, text: string): void {
  for (const [code] of text.matchAll(
    /\b(?:TOO_COMPLEX|RATE_LIMITED|LIMIT_EXCEEDED|VALIDATION_FAILED|UNAVAILABLE|INTERNAL)\b/g,
  ))
    rejected.set(code, (rejected.get(code) ?? 0) + 1);
}

async function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
