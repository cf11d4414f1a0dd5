/** Sends random HTTP requests to a running server. All errors must have one of the documented codes. */
import path from 'node:path';
import fc from 'fast-check';
import { ERROR_CODES } from '../shared/errors';
import { type Access, createToken } from '../testing/Access';
import { type FuzzRequest, fuzzRequest } from '../testing/fuzz/requests';
import { useTemporaryFolder } from '../testing/temporaryFolder';
import { endAll, runServer } from '../testing/sourceServer';

/** `npm run test:long` sends ten times as many requests. */
const REQUESTS = process.env.WINNOW_LONG === '1' ? 20_000 : 2_000;
/** Number of concurrent requests. */
const WIDTH = 4;
/** Bytes by which caches may still grow after a quarter of the requests: that of parsed documents takes most. */
const CACHES = 40 * 2 ** 20;
const COLLECT_GARBAGE = 'src/testing/fuzz/collectGarbage.js';
/** Status codes whose responses need no JSON body. */
const BODYLESS_STATUS_CODES = new Set([200, 204, 302, 303, 404, 405, 406, 421]);

const folder = useTemporaryFolder();
afterAll(endAll);

it(
  `survives ${REQUESTS} random requests without internal errors, log entries or memory leaks`,
  async () => {
    const environment = { DATA_DIR: folder(), WINNOW_DEMO: '300', LOG_LEVEL: 'error' };
    const server = runServer(environment, ['--expose-gc', '-r', path.resolve(COLLECT_GARBAGE)]);
    const url = await server.ready;
    const access = { url, token: await createToken({ DATA_DIR: folder() }) };
    const seed = Number(process.env.WINNOW_SEED ?? Date.now() % 1_000_000_000);
    const requests = fc.sample(fuzzRequest, { numRuns: REQUESTS, seed });

    const problems: string[] = [];
    let filled = 0;
    const quarter = Math.ceil(requests.length / 4);
    for (let from = 0; from < requests.length; from += quarter) {
      const part = requests.slice(from, from + quarter);
      const sendAll = async (): Promise<void> => {
        for (let request = part.shift(); request; request = part.shift()) {
          const why = await problemOf(access, request);
          if (why !== null) problems.push(`${why}: ${JSON.stringify(request).slice(0, 2_000)}`);
        }
      };
      await Promise.all(Array.from({ length: WIDTH }, sendAll));
      filled ||= await heapOf(url);
    }
    expect({ seed, problems }).toEqual({ seed, problems: [] });
    // Internal errors would be in the log. An unhandled rejection would have ended the process.
    expect(linesOf(server.log())).toEqual([]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await heapOf(url)).toBeLessThan(filled + CACHES);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  },
  process.env.WINNOW_LONG === '1' ? 1_800_000 : 240_000,
);

/** JSON lines of the log, without progress lines. */
const linesOf = (log: string): string[] => log.split('\n').filter((line) => line.startsWith('{'));

/** Describes what is wrong with the response, or returns null. */
async function problemOf({ url, token }: Access, request: FuzzRequest): Promise<string | null> {
  const { method, path, headers, body, signedIn } = request;
  const authorization: Record<string, string> = signedIn ? { authorization: `Bearer ${token}` } : {};
  const abort = new AbortController();
  const response = await fetch(url + path, {
    ...{ method, headers: { ...headers, ...authorization }, signal: abort.signal, redirect: 'manual' },
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
    return BODYLESS_STATUS_CODES.has(status) || request.method === 'HEAD' || answer.length > 0
      ? null
      : `${status} without a body`;
  }
  const codes = codesIn(JSON.parse(answer));
  const hasUnexpectedCode = codes.some(
    (code) => !(ERROR_CODES as readonly unknown[]).includes(code) || code === 'INTERNAL',
  );
  return hasUnexpectedCode ? `${status} ${answer.slice(0, 300)}` : null;
}

interface ErrorResponse {
  code?: unknown;
  errors?: { extensions?: { code?: unknown } }[];
}

/** Error codes of a GraphQL response or of another JSON response. */
function codesIn(answer: unknown): unknown[] {
  const { code, errors = [] } = (answer ?? {}) as ErrorResponse;
  return [...errors.map(({ extensions }) => extensions?.code), ...(code === undefined ? [] : [code])];
}

/** Used heap of the server process, in bytes. */
async function heapOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]);
}
