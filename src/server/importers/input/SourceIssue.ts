/**
 * An issue as another system tells it, in words that all importers share: people by login, labels by
 * name, other issues by their source id. What is `undefined` was not told: a new issue gets a plain
 * value, a known one keeps what it has.
 */
import type { EventData } from '../../store/load/NewIssue';
import type { IssueType, LinkKind, Priority } from '../../../shared/issue';

export interface SourceIssue {
  /** Names the issue in its system: "owner/name#12". */
  sourceId: string;
  number: number;
  url: string | null;
  title: string;
  body?: string;
  type?: IssueType;
  priority?: Priority;
  state?: SourceState;
  /** What it is while open: where a reopening leads to, and where its history began. */
  openState: OpenState;
  author?: string | null;
  assignees?: readonly string[];
  labels?: readonly SourceLabel[];
  milestone?: SourceMilestone | null;
  locked?: boolean;
  voteCount?: number;
  createdAt?: Date;
  updatedAt?: Date;
  closedAt?: Date | null;
  closedBy?: string | null;
  comments?: readonly SourceComment[];
  events?: readonly SourceEvent[];
  relations: readonly SourceRelation[];
  /** Logins in lower case; who of them took part in anything becomes a mention. */
  mentions: readonly string[];
  /** What of the source's form is not told above. */
  raw: unknown;
}

export type OpenState = 'untriaged' | 'backlog';
export type SourceState = OpenState | 'done' | 'wont_fix' | 'duplicate';

export interface SourceLabel {
  name: string;
  /** `#rrggbb`; undefined: not told. */
  color?: string;
  description?: string;
}

export interface SourceMilestone {
  title: string;
  description?: string;
  dueOn?: Date | null;
  closedAt?: Date | null;
}

export interface SourceComment {
  sourceId: string;
  author: string | null;
  body: string;
  createdAt: Date;
  editedAt: Date | null;
}

export type SourceEvent = SourceEventBase & SourceEventData;

interface SourceEventBase {
  /** Unique within the issue; the same at every reading. */
  sourceId: string;
  actor: string | null;
  createdAt: Date;
}

export type SourceEventData =
  | { kind: 'state'; to: SourceState; reason?: string; canonical?: string }
  | { kind: 'labeled' | 'unlabeled'; label: SourceLabel }
  | { kind: 'assigned' | 'unassigned'; user: string }
  | { kind: 'milestoned' | 'demilestoned'; milestone: string }
  | { kind: 'renamed'; from: string; to: string }
  | { kind: 'locked' | 'unlocked' }
  /** `issue`: source id of the one that names this one, if it is one; `after` tells of it where that is not here. */
  | { kind: 'referenced'; issue?: string; after: EventData }
  | { kind: 'transferred'; from: string };

export interface SourceRelation {
  /** `parent`: `to` is the parent of this issue. */
  kind: LinkKind | 'parent';
  /** Source id of the other issue. */
  to: string;
  actor: string | null;
  createdAt: Date;
}
