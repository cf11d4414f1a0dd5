import type { IssueType, LinkKind, Priority } from '../../../shared/issue';
import type { EventData } from '../../store/load/NewIssue';
import type { SourcePosition } from './records';

/** An issue to import, with its position in the input. */
export interface IncomingIssue {
  position: SourcePosition;
  issue: SourceIssue;
}

/**
 * An issue of another tracker in the form that all importers share. It refers to people by login, to labels
 * by name and to other issues by source id. A field that is `undefined` is missing in the input: a new issue
 * gets a default value, an existing issue keeps its value.
 */
export interface SourceIssue {
  /** Identifies the issue within its source tracker, for example "owner/name#12". */
  sourceId: string;
  number: number;
  url: string | null;
  title: string;
  body?: string;
  type?: IssueType;
  priority?: Priority;
  state?: SourceState;
  /** State of the issue when it was created and after it is reopened. */
  openState: SourceOpenState;
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
  /**
   * Logins of mentioned users in lower case. Only people who took part in an imported issue become mentions.
   */
  mentions: readonly string[];
  /** Fields of the source's record that have no column in Winnow. */
  raw: unknown;
}

export type SourceOpenState = 'untriaged' | 'backlog';
export type SourceState = SourceOpenState | 'done' | 'wont_fix' | 'duplicate';

export interface SourceLabel {
  name: string;
  /** Label color as `#rrggbb`. */
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
  /** Id of the event, unique within the issue and the same in every import. */
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
  /**
   * A reference from another issue, commit or page. `issue`: source id of the referencing issue, if any.
   * `after` is used when that issue is not imported.
   */
  | { kind: 'referenced'; issue?: string; after: EventData }
  | { kind: 'transferred'; from: string };

export interface SourceRelation {
  /** Kind of the issue link. `parent` means that `to` is the parent of this issue. */
  kind: LinkKind | 'parent';
  /** Source id of the issue that the link points to. */
  to: string;
  actor: string | null;
  createdAt: Date;
}
