/** Requests of every kind at a server that runs: nothing breaks it, and whatever it refuses, it refuses in its own words. */
import path from 'node:path';
import fc from 'fast-check';
import { ERROR_CODES } from '../shared/errors';
import { type Access, createToken } from '../testing/Access';
import { type FuzzRequest, fuzzRequest } from '../testing/fuzz/requests';
import { useTemporaryFolder } from '../testing/temporaryFolder';
import { endAll, runServer } from '../testing/sourceServer';

/** `npm run test:long` asks ten times as often. */
const REQUESTS = process.env.WINNOW_LONG === '1' ? 20_000 : 2_000;
/** Asked at once. */
const WIDTH = 4;
/** Bytes by which caches may still grow after a quarter of the requests: that of parsed documents takes most. */
const CACHES = 40 * 2 ** 20;
const COLLECT_GARBAGE = 'src/testing/fuzz/collectGarbage.js';
/** Answers that are no refusal of ours. */
const FINE = new Set([200, 204, 302, 303, 404, 405, 406, 421]);

const folder = useTemporaryFolder();
afterAll(endAll);

it(
  `stands ${REQUESTS} requests of every kind`,
  async () => {
    const environment = { DATA_DIR: folder(), WINNOW_DEMO: '300', LOG_LEVEL: 'error' };
    const server = runServer(environment, ['--expose-gc', '-r', path.resolve(COLLECT_GARBAGE)]);
    const url = await server.ready;
    const access = { url, token: await createToken({ DATA_DIR: folder() }) };
    const seed = Number(process.env.WINNOW_SEED ?? Date.now() % 1_000_000_000);
    const requests = fc.sample(fuzzRequest, { numRuns: REQUESTS, seed });

    const wrong: string[] = [];
    let filled = 0;
    const quarter = Math.ceil(requests.length / 4);
    for (let from = 0; from < requests.length; from += quarter) {
      const part = requests.slice(from, from + quarter);
      const ask = async (): Promise<void> => {
        for (let request = part.shift(); request; request = part.shift()) {
          const why = await problemOf(access, request);
          if (why !== null) wrong.push(`${why}: ${JSON.stringify(request).slice(0, 2_000)}`);
        }
      };
      await Promise.all(Array.from({ length: WIDTH }, ask));
      filled ||= await heapOf(url);
    }
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    // What it could not make sense of would be in its log; a rejection that nobody caught would have ended it.
    expect(linesOf(server.log())).toEqual([]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await heapOf(url)).toBeLessThan(filled + CACHES);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  },
  process.env.WINNOW_LONG === '1' ? 1_800_000 : 240_000,
);

/** Of the log, without what is said while a demo is made. */
const linesOf = (log: string): string[] => log.split('\n').filter((line) => line.startsWith('{'));

/** What is wrong with the answer; null: nothing. */
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
    return FINE.has(status) || request.method === 'HEAD' || answer.length > 0
      ? null
      : `${status} without a word`;
  }
  const codes = codesIn(JSON.parse(answer));
  const isStrange = codes.some(
    (code) => !(ERROR_CODES as readonly unknown[]).includes(code) || code === 'INTERNAL',
  );
  return isStrange ? `${status} ${answer.slice(0, 300)}` : null;
}

interface Answer {
  code?: unknown;
  errors?: { extensions?: { code?: unknown } }[];
}

/** Of GraphQL's errors, or of a refusal elsewhere. */
function codesIn(answer: unknown): unknown[] {
  const { code, errors = [] } = (answer ?? {}) as Answer;
  return [...errors.map(({ extensions }) => extensions?.code), ...(code === undefined ? [] : [code])];
}

/** Bytes that are referred to. */
async function heapOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]);
}
