import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectGithubSchema } from './githubSchema';

export interface ServedIssue {
  issue: { number: number; updated_at: string; [field: string]: unknown };
  timeline: readonly unknown[];
}

export interface TestGithubApi {
  url: string;
  issues: ServedIssue[];
  /** Paths of all received requests, including their query strings. */
  requests: string[];
  /** Responses to send instead of data, one for each of the next requests. */
  failures: ((response: ServerResponse) => void)[];
  /** Called before each response. */
  onRequest: (path: string) => void;
  stop(): Promise<void>;
}

export const TEST_GITHUB_TOKEN = 'test-token';

/**
 * Starts a server that imitates the issue endpoints of GitHub's REST API: authentication, pagination, `since`, sort
 * order and responses that match the published schema.
 */
export async function startGithubApi(issues: ServedIssue[]): Promise<TestGithubApi> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    api.requests.push(path);
    api.onRequest(path);
    const failure = api.failures.shift();
    if (failure) failure(response);
    else answer(api, request, response);
  });
  const api: TestGithubApi = {
    url: '',
    issues,
    requests: [],
    failures: [],
    onRequest: () => undefined,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}

function answer(api: TestGithubApi, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '', api.url);
  const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  if (request.headers.authorization !== `Bearer ${TEST_GITHUB_TOKEN}`) {
    send(401, { message: 'Bad credentials' });
    return;
  }
  const [, number, list] = /^\/repos\/acme\/kettle\/issues(?:\/(\d+)\/(timeline))?$/.exec(url.pathname) ?? [];
  const found = api.issues.find(({ issue }) => issue.number === Number(number));
  if (!url.pathname.startsWith('/repos/acme/kettle/issues') || (list && !found)) {
    send(404, { message: 'Not Found' });
    return;
  }
  const values = found ? found.timeline : listIssues(api.issues, url.searchParams);
  const size = Number(url.searchParams.get('per_page') ?? 30);
  const page = Number(url.searchParams.get('page') ?? 1);
  const elements = values.slice((page - 1) * size, page * size);
  for (const element of elements) expectGithubSchema(found ? 'timeline-issue-events' : 'issue', element);
  const next = new URL(url);
  next.searchParams.set('page', String(page + 1));
  const hasNext = values.length > page * size;
  send(200, elements, hasNext ? { link: `<${next.href}>; rel="next", <${url.href}>; rel="last"` } : {});
}

function listIssues(issues: readonly ServedIssue[], parameters: URLSearchParams): unknown[] {
  const field = parameters.get('sort') === 'updated' ? 'updated_at' : 'created_at';
  const sorted = issues
    .map(({ issue }) => issue)
    .filter(({ updated_at }) => updated_at >= (parameters.get('since') ?? ''))
    .sort((a, b) =>
      String(a[field]) < String(b[field])
        ? -1
        : String(a[field]) > String(b[field])
          ? 1
          : a.number - b.number,
    );
  return parameters.get('direction') === 'asc' ? sorted : sorted.reverse();
}
