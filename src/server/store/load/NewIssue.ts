/** Whole issues, as the demo and the importers hand them to the loader. */
import type { EventKind, IssueType, LinkKind, Priority } from '../../../shared/issue';

/** An issue with all that hangs on it. Ids are those of the project's own tables and of app_user. */
export interface NewIssue {
  number: number;
  title: string;
  body: string;
  type: IssueType;
  priority: Priority;
  stateId: number;
  authorId: number | null;
  /** In the order they were assigned. */
  assigneeIds: readonly number[];
  labelIds: readonly number[];
  milestoneId: number | null;
  parentNumber: number | null;
  locked: boolean;
  voteCount: number;
  createdAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
  closedById: number | null;
  dueOn: Date | null;
  comments: readonly NewComment[];
  /** In the order they happened. `opened` and `commented` are not among them: the loader adds those. */
  events: readonly NewEvent[];
  links: readonly NewLink[];
  /** Whom title, body and comments mention. */
  mentionIds: readonly number[];
  watcherIds: readonly number[];
  source: NewSource | null;
}

export interface NewComment {
  authorId: number | null;
  body: string;
  createdAt: Date;
  editedAt: Date | null;
  sourceId: string | null;
}

export interface NewEvent {
  kind: Exclude<EventKind, 'opened' | 'commented'>;
  actorId: number | null;
  /** What src/shared/issue.ts says of the kind. */
  before: EventData | null;
  after: EventData | null;
  createdAt: Date;
  sourceId: string | null;
}

export type EventData = Readonly<Record<string, string | number | null>>;

export interface NewLink {
  kind: LinkKind;
  /** Absent: the same project. */
  toProjectId?: number;
  toNumber: number;
}

/** Where an imported issue comes from. */
export interface NewSource {
  system: string;
  sourceId: string;
  url: string | null;
  /** A digest of what was read: the same again changes nothing. */
  digest: string;
  /** The source's own form of it, as JSON. */
  raw: unknown;
}

/** An issue of which only some fields matter: the others are plain. */
export function newIssue(fields: Partial<NewIssue> & Pick<NewIssue, 'number'>): NewIssue {
  const createdAt = fields.createdAt ?? new Date(0);
  return {
    title: `Issue ${fields.number}`,
    body: '',
    type: 'bug',
    priority: 'none',
    stateId: 1,
    authorId: null,
    assigneeIds: [],
    labelIds: [],
    milestoneId: null,
    parentNumber: null,
    locked: false,
    voteCount: 0,
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
