/**
 * Reads real trackers with known duplicates from the folder `shared/data` beside the project. Only titles, bodies and
 * creation times are used: comments, states and history mention the duplicate.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { IndexedIssue } from '../index/IssueTermIndex';

export interface DuplicatePair {
  /** The issue that was marked as a duplicate, and the issue that it duplicates, by their numbers. */
  duplicate: number;
  canonical: number;
}

/** A tracker and its known duplicates. */
export interface DuplicateDataset {
  name: string;
  /** Ascending by time. Their numbers are 1, 2, 3, ... in this order. */
  issues: IndexedIssue[];
  pairs: DuplicatePair[];
  /** For each issue that has known duplicates, a number of its group of duplicates. */
  groups: Map<number, number>;
}

interface SourceIssue {
  key: string;
  title: string | undefined;
  body: string | null | undefined;
  createdAt: string;
}

interface Source {
  /** The name in the column `source` of duplicates.tsv. */
  source: string;
  file: string;
  /** Reads a line of the file. Null: the line is not an issue. */
  read: (line: unknown) => SourceIssue | null;
}

interface GithubIssue {
  number: number;
  title: string;
  body: string | null;
  created_at: string;
  pull_request?: unknown;
}

interface JiraIssue {
  key: string;
  fields: { summary?: string; description?: string | null; created: string };
}

interface BugzillaBug {
  id: number;
  summary: string;
  creation_time: string;
  comments: { count: number; text: string }[];
}

const SOURCES: Record<string, Source> = {
  'github-rust': {
    source: 'rust-github',
    file: 'github-rust.ndjson.gz',
    read(line) {
      const issue = line as GithubIssue;
      if (issue.pull_request) return null;
      return {
        key: `rust#${issue.number}`,
        title: issue.title,
        body: issue.body,
        createdAt: issue.created_at,
      };
    },
  },
  'jira-titanium': {
    source: 'titanium-jira',
    file: 'jira-titanium.ndjson.gz',
    read(line) {
      const { key, fields } = line as JiraIssue;
      return { key, title: fields.summary, body: fields.description, createdAt: fields.created };
    },
  },
  'bugzilla-fieldtrip': {
    source: 'fieldtrip-bugzilla',
    file: 'bugzilla-fieldtrip.ndjson.gz',
    read(line) {
      const bug = line as BugzillaBug;
      const body = bug.comments.find(({ count }) => count === 0)?.text;
      return { key: `fieldtrip#${bug.id}`, title: bug.summary, body, createdAt: bug.creation_time };
    },
  },
};

const FOLDER = path.resolve(__dirname, '../../../../../shared/data');
const PAIRS_FILE = 'duplicates.tsv';

/** Reads all datasets whose files exist. Returns an empty array where the folder does not exist. */
export function loadDuplicateDatasets(folder = FOLDER): DuplicateDataset[] {
  if (!existsSync(path.join(folder, PAIRS_FILE))) return [];
  const lines = readFileSync(path.join(folder, PAIRS_FILE), 'utf8').split('\n').slice(1);
  const rows = lines.map((line) => line.split('\t'));
  return Object.entries(SOURCES)
    .filter(([, { file }]) => existsSync(path.join(folder, file)))
    .map(([name, source]) => {
      const issues = readIssues(path.join(folder, source.file), source);
      const numbers = new Map(issues.map(({ key, number }) => [key, number]));
      const pairs = rows.flatMap(([of, duplicateKey, canonicalKey]): DuplicatePair[] => {
        const [duplicate, canonical] = [numbers.get(duplicateKey ?? ''), numbers.get(canonicalKey ?? '')];
        return of === source.source && duplicate && canonical ? [{ duplicate, canonical }] : [];
      });
      return { name, issues, pairs, groups: groupDuplicates(pairs) };
    });
}

function readIssues(file: string, { read }: Source): (IndexedIssue & { key: string })[] {
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [read(JSON.parse(line) as unknown)]))
    .filter((issue) => issue !== null)
    .map(({ key, title, body, createdAt }) => ({
      key,
      title: title ?? '',
      body: body ?? '',
      createdAt: Date.parse(createdAt),
    }))
    .sort((a, b) => a.createdAt - b.createdAt)
    .map((issue, i) => ({ ...issue, number: i + 1 }));
}

/** Numbers the groups of issues that pairs connect, directly or through others. */
export function groupDuplicates(pairs: readonly DuplicatePair[]): Map<number, number> {
  const parents = new Map<number, number>();
  const find = (number: number): number => {
    const parent = parents.get(number) ?? number;
    return parent === number ? number : find(parent);
  };
  for (const { duplicate, canonical } of pairs) parents.set(find(duplicate), find(canonical));
  return new Map(
    pairs.flatMap(({ duplicate, canonical }) => [duplicate, canonical]).map((n) => [n, find(n)]),
  );
}
