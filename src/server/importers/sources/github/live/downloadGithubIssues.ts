import type { ProgressReporter } from '../../../../../shared/progress';
import { WinnowError } from '../../../../../shared/errors';
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../../values/json';
import type { GithubApi } from './GithubApi';
import type { GithubDownload } from './GithubDownload';

/** Number of issues per page, the maximum of the API. */
const PAGE_SIZE = 100;

/**
 * Downloads the issues of a repository that have changed since the last download, with their timelines, which include
 * the comments. Requests the issues by time of their last change, ascending, and starts each page at the last change of
 * the previous page (`since`). An issue that changes during the download moves to the end, so none is missed.
 * @throws WinnowError NOT_FOUND if the repository does not exist
 */
export async function downloadGithubIssues(
  api: GithubApi,
  repository: string,
  download: GithubDownload,
  progress: ProgressReporter,
): Promise<void> {
  const base = `repos/${repository}/issues`;
  progress.start(
    `Downloading ${repository}`,
    download.since === null ? await readHighestNumber(api, base) : null,
  );
  try {
    for (let next: string | null = formatListAddress(base, download.since); next !== null;) {
      const page = await api.get(next);
      if (!page) throw createNotFoundError(repository);
      const listed = (asArrayOrUndefined(page.body) ?? []).flatMap(toListedIssue);
      const changed = listed.filter(({ number, updatedAt }) => !download.hasIssue(number, updatedAt));
      if (changed.length > 0) {
        const records: unknown[] = [];
        for (const each of changed) records.push(await readRecord(api, base, each));
        const since = download.since;
        await download.addPart(records, changed);
        progress.advance(changed.length);
        // If all issues of the page changed at the same time, `since` stays the same, so the next page is needed.
        next = download.since === since ? page.next : formatListAddress(base, download.since);
      } else next = page.next;
    }
  } finally {
    progress.finish();
  }
}

const formatListAddress = (base: string, since: string | null): string =>
  `${base}?state=all&sort=updated&direction=asc&per_page=${PAGE_SIZE}${since === null ? '' : `&since=${encodeURIComponent(since)}`}`;

/** Returns the highest issue number, an estimate of the number of issues and pull requests. */
async function readHighestNumber(api: GithubApi, base: string): Promise<number | null> {
  const page = await api.get(`${base}?state=all&sort=created&direction=desc&per_page=1`);
  const [first] = asArrayOrUndefined(page?.body) ?? [];
  const number = asObjectOrUndefined(first)?.number;
  return typeof number === 'number' ? number : null;
}

interface ListedIssue {
  issue: JsonObject;
  number: number;
  updatedAt: string;
  isPullRequest: boolean;
}

function toListedIssue(value: unknown): ListedIssue[] {
  const issue = asObjectOrUndefined(value);
  const updatedAt = asStringOrUndefined(issue?.updated_at);
  const number = issue?.number;
  return issue && typeof number === 'number' && updatedAt !== undefined
    ? [{ issue, number, updatedAt, isPullRequest: Boolean(issue.pull_request) }]
    : [];
}

/** Adds the timeline to an issue. Pull requests get none: the import only counts them. */
async function readRecord(
  api: GithubApi,
  base: string,
  { issue, number, isPullRequest }: ListedIssue,
): Promise<unknown> {
  if (isPullRequest) return { issue: { number, html_url: issue.html_url, pull_request: {} } };
  const timeline: unknown[] = [];
  for await (const body of api.getAll(`${base}/${number}/timeline?per_page=${PAGE_SIZE}`))
    timeline.push(...(asArrayOrUndefined(body) ?? []));
  return { issue, timeline };
}

const createNotFoundError = (repository: string): WinnowError =>
  new WinnowError(
    'NOT_FOUND',
    `Repository ${repository} not found. For a private repository, set GITHUB_TOKEN to a token that can read its issues.`,
  );
