/** The input of the bulk loader, produced by the demo and the importers. */
import type { ReactionCounts } from '../../../shared/reactions';
import type { TaskCounts } from '../read/taskCounts';
import type { EventKind } from '../../../shared/events/kinds';
import { type OptionNames, mapOptionFields, toOptionNames } from '../../../shared/fields/optionFields';
import type { IssueLinkKind } from '../../../shared/issue';

/** An issue with its comments, events and links. Ids refer to rows of the project and of app_user. */
export interface NewIssue extends OptionNames {
  number: number;
  title: string;
  body: string;
  stateId: number;
  authorId: number | null;
  /** Ids of the assignees, in the order of assignment. */
  assigneeIds: readonly number[];
  labelIds: readonly number[];
  milestoneId: number | null;
  parentNumber: number | null;
  locked: boolean;
  held?: boolean;
  voteCount: number;
  /** Number of votes from the other tracker, whose users are unknown. Default: `voteCount`. */
  importedVoteCount?: number;
  /** The tasks in the body. */
  tasks: TaskCounts;
  createdAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
  closedById: number | null;
  dueOn: Date | null;
  comments: readonly NewComment[];
  /** Events in chronological order, without `opened` and `commented`, which the loader adds. */
  events: readonly NewEvent[];
  /** All events in chronological order. Replaces `events` and the events that the loader adds. */
  history?: readonly NewHistoryEvent[];
  links: readonly NewIssueLink[];
  /** Ids of the users mentioned in title, body and comments. */
  mentionIds: readonly number[];
  watcherIds: readonly number[];
  source: ImportedIssueSource | null;
}

export interface NewComment {
  /** Id of the comment, unique among existing and future comments of the project. Default: the next free id. */
  id?: number;
  authorId: number | null;
  body: string;
  createdAt: Date;
  editedAt: Date | null;
  sourceId: string | null;
  /** Reactions in the other tracker. */
  reactions?: ReactionCounts;
  /** When the text of the comment was removed, or null if it was not removed. */
  removedAt?: Date | null;
  hidden?: boolean;
}

export interface NewHistoryEvent extends Omit<NewEvent, 'kind'> {
  kind: EventKind;
  commentId: number | null;
}

export interface NewEvent {
  kind: Exclude<EventKind, 'opened' | 'commented'>;
  actorId: number | null;
  /** The field values before the event. src/shared/events/kinds.ts defines them for each kind of event. */
  before: IssueEventData | null;
  after: IssueEventData | null;
  createdAt: Date;
  sourceId: string | null;
}

export type IssueEventData = Readonly<Record<string, string | number | null>>;

export interface NewIssueLink {
  kind: IssueLinkKind;
  /** Id of the linked issue's project. Omitted for a link within the project. */
  toProjectId?: number;
  toNumber: number;
}

/** The origin of an imported issue in another tracker. */
export interface ImportedIssueSource {
  system: string;
  sourceId: string;
  url: string | null;
  /** Digest of the imported data. A re-import skips the issue while it is unchanged. */
  digest: string;
  /** The imported issue in the format of the other tracker, stored as JSON. */
  raw: unknown;
}

/** Returns an issue with default values for all other fields: for those of kind ENUM, their first value. */
export function createNewIssueWithDefaults(fields: Partial<NewIssue> & Pick<NewIssue, 'number'>): NewIssue {
  const createdAt = fields.createdAt ?? new Date(0);
  return {
    title: `Issue ${fields.number}`,
    body: '',
    ...toOptionNames(mapOptionFields(() => 0)),
    stateId: 1,
    authorId: null,
    assigneeIds: [],
    labelIds: [],
    milestoneId: null,
    parentNumber: null,
    locked: false,
    voteCount: 0,
    tasks: { task_count: 0, completed_task_count: 0 },
    createdAt,
    updatedAt: createdAt,
    closedAt: null,
    closedById: null,
    dueOn: null,
    comments: [],
    events: [],
    links: [],
    mentionIds: [],
    watcherIds: [],
    source: null,
    ...fields,
  };
}
