/**
 * Measures the cost of authentication: the same pages requested anonymously, with a session and with a token.
 */
import { getFirstPageVariables } from '../../shared/issueList/firstPageVariables';
import { parseIssueListUrl } from '../../shared/issueList/issueListUrlState';
import { type ServerApiCredentials, createAuthorizedRequestHeaders } from '../../testing/Access';
import { getDemoUserSessionCookie } from '../../testing/browser/signIn';
import { sendPersistedOperation } from '../support/client';
import { type BenchResult, type BenchSample, summarizeSamples, measureDuration } from '../support/measure';
import { createSeededRandom } from '../../testing/createSeededRandom';

const MEASURED_REQUESTS_PER_CALLER = 200;
const WARM_UP_REQUESTS_PER_CALLER = 20;

interface MeasuredOperation {
  name: string;
  operation: string;
  variables: (random: () => number) => Record<string, unknown>;
}

/** Measures the latency of the persisted operations that the application itself sends. */
export async function runCredentialLatencyBenchmark(
  credentials: ServerApiCredentials,
  project: string,
): Promise<BenchResult[]> {
  const key = { key: project };
  const pages: MeasuredOperation[] = [
    {
      name: 'first page of the list',
      operation: 'ListedIssuesQuery',
      variables: () => getFirstPageVariables(parseIssueListUrl(project, new URLSearchParams()), null),
    },
    {
      name: 'an issue',
      operation: 'IssueScreenQuery',
      variables: (random) => ({ ...key, number: 1 + Math.floor(random() * 5_000), hasAround: false }),
    },
  ];
  const { authorization = '' } = createAuthorizedRequestHeaders(credentials);
  const callers: Record<string, Record<string, string>> = {
    anonymous: {},
    'a session': { cookie: await getDemoUserSessionCookie(credentials.url) },
    'a token': { authorization },
  };
  const results: BenchResult[] = [];
  for (const page of pages) results.push(...(await measureOperationLatency(credentials.url, page, callers)));
  return results;
}

/**
 * Alternates between the anonymous, session and token client, so that other load on the machine affects all
 * of them equally.
 */
async function measureOperationLatency(
  url: string,
  page: MeasuredOperation,
  callers: Record<string, Record<string, string>>,
): Promise<BenchResult[]> {
  const random = createSeededRandom(1);
  const samples = new Map<string, BenchSample[]>(Object.keys(callers).map((caller) => [caller, []]));
  for (let round = -WARM_UP_REQUESTS_PER_CALLER; round < MEASURED_REQUESTS_PER_CALLER; round++) {
    const variables = page.variables(random);
    for (const [caller, headers] of Object.entries(callers)) {
      const { ms } = await measureDuration(() =>
        sendPersistedOperation(url, page.operation, variables, headers),
      );
      if (round >= 0) samples.get(caller)!.push({ value: ms });
    }
  }
  return [...samples].map(([caller, taken]) =>
    summarizeSamples('access', `${page.name}, ${caller}`, 'ms', taken),
  );
}
