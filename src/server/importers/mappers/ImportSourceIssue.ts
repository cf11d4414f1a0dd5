import { type OptionNames, mapOptionFields } from '../../../shared/fields/optionFields';
import type { IssueType, IssueLinkKind } from '../../../shared/issue';
import type { ReactionCounts } from '../../../shared/reactions';
import type { IssueEventData } from '../../store/load/NewIssue';
import type { ImportSourcePosition } from '../../domain/imports/importReport';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/** An issue to import, with its position in the input. */
export interface IssueToImport {
  position: ImportSourcePosition;
  issue: ImportSourceIssue;
  /** Reasons why comments of the issue are not imported, one entry per comment. */
  droppedComments?: readonly ReportEntry[];
  /** Number of comments that the issue has in the source but that are missing in the input. */
  missingComments?: number | undefined;
}

/**
 * An issue of another tracker in the form that all importers share. It refers to people by their ids, to labels
 * by name and to other issues by source id. A field that is `undefined` is missing in the input: a new issue
 * gets a default value, an existing issue keeps its value.
 */
export interface ImportSourceIssue extends Partial<OptionNames> {
  /**
   * Identifies the issue within its source tracker, for example "owner/name#12" or "NET-12" (see write/sourceIds.ts).
   */
  sourceId: string;
  number: number;
  url: string | null;
  title: string;
  body?: string;
  state?: ImportSourceIssueState;
  /**
   * Id of the workflow state that the user has chosen for the issue's source state. Has the same category as `state`.
   */
  workflowStateId?: number;
  /** State of the issue when it was created and after it is reopened. */
  openState: ImportSourceInitialIssueState;
  /** Why a closed issue was closed, for example "invalid". */
  stateReason?: string;
  /** Logins and names of the people whose id in the source is not their login, by id. */
  people?: Readonly<Record<string, ImportSourcePerson>>;
  author?: string | null;
  assignees?: readonly string[];
  labels?: readonly ImportSourceLabel[];
  milestone?: ImportSourceMilestone | null;
  locked?: boolean;
  dueOn?: Date | null;
  voteCount?: number;
  createdAt?: Date;
  updatedAt?: Date;
  closedAt?: Date | null;
  closedBy?: string | null;
  comments?: readonly ImportSourceComment[];
  events?: readonly ImportSourceEvent[];
  relations: readonly ImportSourceIssueRelation[];
  /**
   * Ids of mentioned users in lower case. Only people who took part in an imported issue become mentions.
   */
  mentions: readonly string[];
  /** Fields of the source's record that have no column in Winnow. */
  raw: unknown;
}

/** The values of new issues for fields that are missing in the input. */
export const DEFAULT_OPTIONS: OptionNames = { type: 'task', priority: 'none' };

/** Returns the values of a new issue, with defaults for fields that are missing in the input. */
export const getOptionsOrDefaults = (issue: ImportSourceIssue): OptionNames =>
  mapOptionFields((field) => issue[field] ?? DEFAULT_OPTIONS[field]) as OptionNames;

export type ImportSourceInitialIssueState = 'untriaged' | 'backlog';
export const IMPORT_SOURCE_STATES = [
  'untriaged',
  'backlog',
  'active',
  'done',
  'wont_fix',
  'cannot_reproduce',
  'duplicate',
] as const;
export type ImportSourceIssueState = (typeof IMPORT_SOURCE_STATES)[number];

const OPEN_SOURCE_STATES: readonly ImportSourceIssueState[] = ['untriaged', 'backlog', 'active'];

export const isOpenSourceState = (state: ImportSourceIssueState): boolean =>
  OPEN_SOURCE_STATES.includes(state);

/** A person of the source. Several people may have the same login: their ids tell them apart. */
export interface ImportSourcePerson {
  login: string;
  name: string;
}

export interface ImportSourceLabel {
  name: string;
  /** Label color as `#rrggbb`. */
  color?: string;
  description?: string;
}

export interface ImportSourceMilestone {
  title: string;
  description?: string;
  dueOn?: Date | null;
  closedAt?: Date | null;
}

export interface ImportSourceComment {
  sourceId: string;
  author: string | null;
  body: string;
  createdAt: Date;
  editedAt: Date | null;
  /** Absent: the input contains no information about reactions. */
  reactions?: ReactionCounts;
}

export type ImportSourceEvent = ImportSourceEventBase & ImportSourceEventData;

interface ImportSourceEventBase {
  /** Id of the event, unique within the issue and the same in every import. */
  sourceId: string;
  actor: string | null;
  createdAt: Date;
}

export type ImportSourceEventData =
  | {
      kind: 'state';
      to: ImportSourceIssueState;
      reason?: string;
      canonical?: string;
      /** The commit that closed the issue. */
      commit?: { hash: string; url: string | null };
    }
  | { kind: 'labeled' | 'unlabeled'; label: ImportSourceLabel }
  | { kind: 'assigned' | 'unassigned'; user: string }
  | { kind: 'milestoned' | 'demilestoned'; milestone: string }
  | { kind: 'renamed'; from: string; to: string }
  | { kind: 'type'; from: IssueType; to: IssueType }
  | { kind: 'locked'; reason?: string }
  | { kind: 'unlocked' }
  /**
   * A reference from another issue, commit or page. `issue`: source id of the referencing issue, if any.
   * `after` is used when that issue is not imported.
   */
  | { kind: 'referenced'; issue?: string; after: IssueEventData }
  | { kind: 'transferred'; from: string };

export interface ImportSourceIssueRelation {
  /** Kind of the issue link. `parent` means that `to` is the parent of this issue. */
  kind: IssueLinkKind | 'parent';
  /** Source id of the issue that the link points to. */
  to: string;
  /** Whether the link goes the other way: from the issue `to` to this one. */
  isInverse?: boolean;
  actor: string | null;
  createdAt: Date;
}
