/** `winnow import github https://github.com/OWNER/NAME`: downloads the issues of a repository for an import. */
import { stat } from 'node:fs/promises';
import type { ProgressReporter } from '../../../../../shared/progress';
import type { ImportFormat } from '../../ImportFormat';
import { type ImportInputRecord, readImportFileRecords } from '../../../readers/records';
import { GITHUB_FORMAT } from '../githubFormat';
import { downloadGithubIssues } from './downloadGithubIssues';
import { GithubApi, type GithubApiOptions } from './GithubApi';
import { GithubDownload } from './GithubDownload';

export interface GithubRepositoryAddress {
  /** Full name of the repository, as OWNER/NAME. */
  repository: string;
  /** Base URL of the REST API of the server. */
  apiUrl: string;
}

/** Parses the URL of a repository on github.com or GitHub Enterprise Server. Returns null for other texts. */
export function parseGithubRepositoryAddress(address: string): GithubRepositoryAddress | null {
  const [, origin = '', host = '', repository] =
    /^(https?:\/\/([^/\s]+))\/([\w.-]+\/[\w.-]+?)(?:\.git)?(?:\/(?:issues)?)?$/i.exec(address) ?? [];
  if (repository === undefined) return null;
  const isPublic = /^(?:www\.)?github\.com$/i.test(host);
  return { repository, apiUrl: isPublic ? 'https://api.github.com' : `${origin}/api/v3` };
}

export interface DownloadedGithubRepository {
  /** Reads the downloaded issues that have not been imported yet. The source that is passed to it is ignored. */
  format: ImportFormat;
  /** Must be called after the import has succeeded. */
  removeImportedParts(): Promise<void>;
  /** Number of issues to import. */
  issues: number;
}

/**
 * Downloads the issues of a repository that changed since the last import, or continues an interrupted download.
 * @param folder folder that stores the download
 */
export async function downloadGithubRepository(
  repository: string,
  folder: string,
  api: GithubApiOptions,
  progress: ProgressReporter,
): Promise<DownloadedGithubRepository> {
  const download = await GithubDownload.open(folder, repository);
  await downloadGithubIssues(new GithubApi(api), repository, download, progress);
  return {
    issues: download.pendingIssues,
    removeImportedParts: () => download.removeImportedParts(),
    format: {
      ...GITHUB_FORMAT,
      readSource: async (_source, _scratch, _report, reading) =>
        readParts(download.parts, repository, reading),
    },
  };
}

async function* readParts(
  parts: readonly string[],
  repository: string,
  progress: ProgressReporter,
): AsyncGenerator<ImportInputRecord> {
  let size = 0;
  for (const part of parts) size += (await stat(part)).size;
  progress.start(`Importing ${repository}`, size);
  for (const part of parts) yield* readImportFileRecords(part, (bytes) => progress.advance(bytes));
}
