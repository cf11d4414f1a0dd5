import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WinnowError } from '../../../../../shared/errors';
import {
  asArrayOrUndefined,
  asNonNegativeIntOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
} from '../../../values/json';

/** The progress of a download, stored in the folder between runs. */
interface DownloadState {
  repository: string;
  /** When the last downloaded issue was last changed, in ISO 8601 format; null before the first download. */
  since: string | null;
  /** Numbers of the downloaded issues that were last changed at the time `since`. */
  numbersAtSince: number[];
  /** Number of issues in the parts that have not been imported yet, without pull requests. */
  pendingIssues: number;
  /** Sequential number of the next part to write. */
  nextPart: number;
  /** Sequential number of the first part that has not been imported yet. */
  firstPart: number;
}

const STATE_FILE = 'state.json';

/**
 * A folder of downloaded issues of a repository that have not been imported yet. Each page of the API is one file,
 * called a part. An interrupted download continues after the last complete part. A later download adds the issues that
 * changed since then.
 */
export class GithubDownload {
  private readonly folder: string;
  private state: DownloadState;

  private constructor(folder: string, state: DownloadState) {
    this.folder = folder;
    this.state = state;
  }

  /** @throws WinnowError VALIDATION_FAILED if the folder belongs to another repository */
  static async open(folder: string, repository: string): Promise<GithubDownload> {
    await mkdir(folder, { recursive: true });
    const state = await readState(folder);
    if (state && state.repository.toLowerCase() !== repository.toLowerCase())
      throw new WinnowError(
        'VALIDATION_FAILED',
        `${folder} contains a download of ${state.repository}. Choose another folder with --download.`,
      );
    return new GithubDownload(
      folder,
      state ?? { repository, since: null, numbersAtSince: [], pendingIssues: 0, nextPart: 1, firstPart: 1 },
    );
  }

  get since(): string | null {
    return this.state.since;
  }

  get pendingIssues(): number {
    return this.state.pendingIssues;
  }

  hasIssue(number: number, updatedAt: string): boolean {
    return updatedAt === this.state.since && this.state.numbersAtSince.includes(number);
  }

  /** Stores a page of records atomically: after a crash, either all of them are stored or none. */
  async addPart(
    records: readonly unknown[],
    issues: readonly { number: number; updatedAt: string; isPullRequest: boolean }[],
  ): Promise<void> {
    const { nextPart, since } = this.state;
    const last = issues.at(-1)?.updatedAt ?? since;
    const numbers = issues.filter(({ updatedAt }) => updatedAt === last).map(({ number }) => number);
    await this.writeFile(
      getPartName(nextPart),
      records.map((record) => `${JSON.stringify(record)}\n`).join(''),
    );
    await this.writeState({
      ...this.state,
      since: last,
      numbersAtSince: last === since ? [...this.state.numbersAtSince, ...numbers] : numbers,
      pendingIssues: this.state.pendingIssues + issues.filter(({ isPullRequest }) => !isPullRequest).length,
      nextPart: nextPart + 1,
    });
  }

  /** Paths of the parts that have not been imported yet, oldest first. */
  get parts(): string[] {
    const { firstPart, nextPart } = this.state;
    return Array.from({ length: nextPart - firstPart }, (_, i) =>
      path.join(this.folder, getPartName(firstPart + i)),
    );
  }

  /** Removes all parts after their import. The next download continues after their last issue. */
  async removeImportedParts(): Promise<void> {
    const { parts } = this;
    await this.writeState({ ...this.state, firstPart: this.state.nextPart, pendingIssues: 0 });
    for (const part of parts) await rm(part, { force: true });
  }

  private async writeState(state: DownloadState): Promise<void> {
    await this.writeFile(STATE_FILE, JSON.stringify(state));
    this.state = state;
  }

  private async writeFile(name: string, content: string): Promise<void> {
    const file = path.join(this.folder, name);
    await writeFile(`${file}.new`, content, { flush: true });
    await rename(`${file}.new`, file);
  }
}

const getPartName = (part: number): string => `part-${String(part).padStart(7, '0')}.ndjson`;

async function readState(folder: string): Promise<DownloadState | null> {
  let text: string;
  try {
    text = await readFile(path.join(folder, STATE_FILE), 'utf8');
  } catch {
    return null;
  }
  const state = asObjectOrUndefined(parseJson(text));
  const repository = asStringOrUndefined(state?.repository);
  const nextPart = asNonNegativeIntOrUndefined(state?.nextPart);
  const firstPart = asNonNegativeIntOrUndefined(state?.firstPart);
  if (repository === undefined || nextPart === undefined || firstPart === undefined)
    throw new WinnowError(
      'VALIDATION_FAILED',
      `${path.join(folder, STATE_FILE)} is damaged. Delete the folder, then import again.`,
    );
  return {
    repository,
    nextPart,
    firstPart,
    pendingIssues: asNonNegativeIntOrUndefined(state?.pendingIssues) ?? 0,
    since: asStringOrUndefined(state?.since) ?? null,
    numbersAtSince: (asArrayOrUndefined(state?.numbersAtSince) ?? []).filter(
      (each) => typeof each === 'number',
    ),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
