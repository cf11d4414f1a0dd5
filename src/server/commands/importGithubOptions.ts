/** Options of `winnow import github URL`, and the download of the repository. */
import path from 'node:path';
import type { ImportFormat } from '../importers/sources/ImportFormat';
import {
  downloadGithubRepository,
  type DownloadedGithubRepository,
  type GithubRepositoryAddress,
  parseGithubRepositoryAddress,
} from '../importers/sources/github/live/importGithubRepository';
import {
  type CliOptionDefinitions,
  type CommandContext,
  type ParsedCommandLineArguments,
  UsageError,
} from './CliCommand';

export const GITHUB_OPTIONS = {
  api: { type: 'string' },
  download: { type: 'string' },
} as const satisfies CliOptionDefinitions;

export const GITHUB_OPTION_HELP: readonly string[] = [
  '--api URL          for the URL of a repository: URL of the REST API, if it is not https://HOST/api/v3',
  '--download DIR     for the URL of a repository: folder that stores the download, github-OWNER-NAME by default.',
  '                   Keep it to resume the download, and to download only changed issues the next time.',
];

export interface GithubSource extends GithubRepositoryAddress {
  /** Folder that stores the download, or null for the default folder. */
  folder: string | null;
}

/** Returns the repository to download, or null if the source is a file. @throws UsageError */
export function parseGithubSource(
  { system }: ImportFormat,
  source: string,
  { api, download, ...values }: ParsedCommandLineArguments['values'],
): GithubSource | null {
  const address = system === 'github' ? parseGithubRepositoryAddress(source) : null;
  if (!address) {
    if (api === undefined && download === undefined) return null;
    throw new UsageError(
      '--api and --download need the URL of a repository, such as https://github.com/OWNER/NAME.',
    );
  }
  if (values['each-project'] === true)
    throw new UsageError('--each-project cannot be used with the URL of a repository.');
  if (typeof api === 'string' && !/^https?:\/\//i.test(api))
    throw new UsageError(`--api must be a URL that begins with https://, not "${api}".`);
  return {
    repository: address.repository,
    apiUrl: typeof api === 'string' ? api : address.apiUrl,
    folder: typeof download === 'string' ? download : null,
  };
}

/** Downloads the issues of a repository. The token is read from the environment variable GITHUB_TOKEN. */
export async function downloadGithubSource(
  { repository, apiUrl, folder }: GithubSource,
  { cwd, printError, progress, signal }: CommandContext,
): Promise<DownloadedGithubRepository & { folder: string }> {
  const resolved = path.resolve(cwd, folder ?? `github-${repository.replace('/', '-')}`);
  const api = {
    baseUrl: apiUrl,
    token: process.env.GITHUB_TOKEN?.trim() || null,
    signal,
    onWait: (reason: string, seconds: number) => printError(`Waiting ${seconds} seconds for ${reason}.`),
  };
  return { ...(await downloadGithubRepository(repository, resolved, api, progress)), folder: resolved };
}
