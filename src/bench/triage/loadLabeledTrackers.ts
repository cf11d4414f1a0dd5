/** Reads real trackers with their labels, priorities and assignees from the folder `shared/data` beside the project. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { IndexedIssue } from '../../server/duplicates/index/IssueTermIndex';

export interface LabeledIssue extends IndexedIssue {
  labels: readonly string[];
  priority: string | null;
  assignees: readonly string[];
}

export interface LabeledTracker {
  name: string;
  /** Ascending by time. Their numbers are 1, 2, 3, ... in this order. */
  issues: LabeledIssue[];
}

type SourceIssue = Omit<LabeledIssue, 'number' | 'createdAt'> & { createdAt: string };

interface GithubIssue {
  title: string;
  body: string | null;
  created_at: string;
  pull_request?: unknown;
  labels: { name: string }[];
  assignees: { login: string }[];
}

interface JiraIssue {
  fields: {
    summary?: string;
    description?: string | null;
    created: string;
    labels?: string[];
    components?: { name: string }[];
    priority?: { name: string } | null;
    assignee?: { name: string } | null;
  };
}

interface BugzillaBug {
  summary: string;
  creation_time: string;
  component: string;
  priority: string;
  assigned_to: string;
  comments: { count: number; text: string }[];
}

const SOURCES: Record<string, (line: unknown) => SourceIssue | null> = {
  'github-rust'(line) {
    const issue = line as GithubIssue;
    if (issue.pull_request) return null;
    return {
      title: issue.title,
      body: issue.body ?? '',
      createdAt: issue.created_at,
      labels: issue.labels.map(({ name }) => name),
      priority: null,
      assignees: issue.assignees.map(({ login }) => login),
    };
  },
  'jira-titanium'(line) {
    const { fields } = line as JiraIssue;
    return {
      title: fields.summary ?? '',
      body: fields.description ?? '',
      createdAt: fields.created,
      labels: [
        ...(fields.labels ?? []),
        ...(fields.components ?? []).map(({ name }) => `component::${name}`),
      ],
      priority: fields.priority?.name ?? null,
      assignees: fields.assignee ? [fields.assignee.name] : [],
    };
  },
  'bugzilla-fieldtrip'(line) {
    const bug = line as BugzillaBug;
    return {
      title: bug.summary,
      body: bug.comments.find(({ count }) => count === 0)?.text ?? '',
      createdAt: bug.creation_time,
      labels: [`component::${bug.component}`],
      priority: bug.priority,
      assignees: [bug.assigned_to],
    };
  },
};

const FOLDER = path.resolve(__dirname, '../../../../shared/data');

/** Reads all trackers whose files exist. Returns an empty array where the folder does not exist. */
export const loadLabeledTrackers = (folder = FOLDER): LabeledTracker[] =>
  Object.entries(SOURCES).flatMap(([name, read]) => {
    const file = path.join(folder, `${name}.ndjson.gz`);
    return existsSync(file) ? [{ name, issues: readIssues(file, read) }] : [];
  });

function readIssues(file: string, read: (line: unknown) => SourceIssue | null): LabeledIssue[] {
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [read(JSON.parse(line) as unknown)]))
    .filter((issue) => issue !== null)
    .map((issue) => ({ ...issue, createdAt: Date.parse(issue.createdAt) }))
    .sort((a, b) => a.createdAt - b.createdAt)
    .map((issue, index) => ({ ...issue, number: index + 1 }));
}
