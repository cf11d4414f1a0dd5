/** The parts of saved GitHub issues that are compared with an imported project. */

interface GithubPerson {
  login: string;
}

export interface GithubComment {
  id: number;
  user?: GithubPerson | null;
  actor?: GithubPerson | null;
  body: string;
  created_at: string;
  updated_at: string;
  reactions?: Record<string, unknown>;
}

export interface GithubTimelineEntry extends Partial<GithubComment> {
  event: string;
  created_at?: string;
  label?: { name: string };
  assignee?: GithubPerson;
  milestone?: { title: string };
  rename?: { from: string; to: string };
  commit_id?: string;
}

/** A reference to an issue in the export's compact format. */
interface GithubReference {
  event: string;
  from?: number;
  commit?: string;
  type?: string;
  actor: string | null;
  date: string;
}

export interface GithubIssue {
  number: number;
  title: string;
  body?: string | null;
  user?: GithubPerson | null;
  labels: { name: string; color: string; description?: string | null }[];
  assignee?: GithubPerson | null;
  assignees?: GithubPerson[];
  milestone?: {
    title: string;
    description?: string | null;
    state: string;
    due_on?: string | null;
    closed_at?: string | null;
  } | null;
  state: string;
  state_reason?: string | null;
  locked: boolean;
  created_at: string;
  updated_at: string;
  closed_at?: string | null;
  closed_by?: GithubPerson | null;
  reactions?: Record<string, unknown>;
  html_url?: string;
  [field: string]: unknown;
}

/** A line of the imported file. */
export interface GithubExportRecord extends GithubIssue {
  repo?: string;
  issue?: GithubIssue;
  events?: GithubTimelineEntry[];
  comments_data?: GithubComment[];
  xrefs?: GithubReference[];
}
