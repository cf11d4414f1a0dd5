/** Random requests to a running server: none causes an internal error, and every error has a code of the catalogue. */
import path from 'node:path';
import fc from 'fast-check';
import { ERROR_CODES } from '../shared/errors';
import { type ServerApiCredentials, createTestApiToken } from '../testing/Access';
import { type FuzzRequest, arbitraryFuzzRequest } from '../testing/fuzz/requests';
import { createTemporaryFolderPerTest } from '../testing/temporaryFolder';
import { copyTemplateDatabase } from '../testing/databasePool/templateDatabase';
import { killAllServerProcesses, startServerProcess } from '../testing/sourceServer';
import { IS_LONG_TEST_RUN, RANDOM_SEED, scaleRandomCases } from '../testing/randomCases';

const FUZZ_REQUEST_COUNT = scaleRandomCases(2_000);
const CONCURRENT_REQUEST_COUNT = 4;
/** Maximum heap growth after the first quarter of the requests, in bytes. Most of it is the cache of parsed documents. */
const HEAP_GROWTH_MAX_BYTES = 40 * 2 ** 20;
const COLLECT_GARBAGE_SCRIPT = 'src/testing/fuzz/collectGarbage.js';
/** HTTP statuses of successes, redirects and plain rejections, whose responses have no GraphQL error code. */
const HTTP_STATUSES_WITHOUT_ERROR_CODE = new Set([200, 204, 302, 303, 404, 405, 406, 421]);

const temporaryFolder = createTemporaryFolderPerTest();
afterAll(killAllServerProcesses);

it(
  `responds to ${FUZZ_REQUEST_COUNT} random requests without internal errors or memory leaks`,
  async () => {
    const environment = { DATA_DIR: temporaryFolder(), WINNOW_DEMO: '300', LOG_LEVEL: 'error' };
    await copyTemplateDatabase(temporaryFolder());
    const server = startServerProcess(environment, [
      '--expose-gc',
      '-r',
      path.resolve(COLLECT_GARBAGE_SCRIPT),
    ]);
    const url = await server.ready;
    const credentials = { url, token: await createTestApiToken({ DATA_DIR: temporaryFolder() }) };
    const requests = fc.sample(arbitraryFuzzRequest, { numRuns: FUZZ_REQUEST_COUNT, seed: RANDOM_SEED });

    const problems: string[] = [];
    let initialHeap = 0;
    const quarter = Math.ceil(requests.length / 4);
    for (let from = 0; from < requests.length; from += quarter) {
      const part = requests.slice(from, from + quarter);
      const sendNext = async (): Promise<void> => {
        for (let request = part.shift(); request; request = part.shift()) {
          const problem = await sendAndCheckFuzzRequest(credentials, request);
          if (problem !== null) problems.push(`${problem}: ${JSON.stringify(request).slice(0, 2_000)}`);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENT_REQUEST_COUNT }, sendNext));
      initialHeap ||= await fetchHeapBytes(url);
    }
    expect({ seed: RANDOM_SEED, problems }).toEqual({ seed: RANDOM_SEED, problems: [] });
    // Unexpected errors would be in the log; an unhandled rejection would have ended the process.
    expect(parseServerLogEntries(server.getLogOutput())).toEqual([]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await fetchHeapBytes(url)).toBeLessThan(initialHeap + HEAP_GROWTH_MAX_BYTES);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  },
  IS_LONG_TEST_RUN ? 1_800_000 : 240_000,
);

/** Log entries, without the progress output of creating the demo. */
const parseServerLogEntries = (log: string): string[] =>
  log.split('\n').filter((line) => line.startsWith('{'));

/** Sends a request and describes what is wrong with the response, or returns null. */
async function sendAndCheckFuzzRequest(
  { url, token }: ServerApiCredentials,
  request: FuzzRequest,
): Promise<string | null> {
  const { method, path, headers, body, signedIn } = request;
  const authorization: Record<string, string> = signedIn ? { authorization: `Bearer ${token}` } : {};
  const abort = new AbortController();
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...authorization },
    signal: abort.signal,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  const { status } = response;
  if (status >= 500) return `${status} ${await response.text()}`;
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    abort.abort();
    return null;
  }
  const answer = await response.text();
  if (answer === '' || !response.headers.get('content-type')?.includes('json')) {
    return HTTP_STATUSES_WITHOUT_ERROR_CODE.has(status) || request.method === 'HEAD' || answer.length > 0
      ? null
      : `${status} without a body`;
  }
  const codes = getResponseErrorCodes(JSON.parse(answer));
  const isUnexpected = codes.some(
    (code) => !(ERROR_CODES as readonly unknown[]).includes(code) || code === 'INTERNAL',
  );
  return isUnexpected ? `${status} ${answer.slice(0, 300)}` : null;
}

interface ErrorResponseBody {
  code?: unknown;
  errors?: { extensions?: { code?: unknown } }[];
}

/** Error codes of a GraphQL response, or of a JSON error of another route. */
function getResponseErrorCodes(answer: unknown): unknown[] {
  const { code, errors = [] } = (answer ?? {}) as ErrorResponseBody;
  return [...errors.map(({ extensions }) => extensions?.code), ...(code === undefined ? [] : [code])];
}

/** Reachable heap memory in bytes. */
async function fetchHeapBytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]);
}
