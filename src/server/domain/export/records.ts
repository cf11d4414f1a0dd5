/**
 * The records of a project's export, one JSON object per line. The header comes first, then the records of the project
 * (states, transitions, labels, milestones, redirects and events), then the issues by number. The record of a person
 * precedes the first record that refers to the person. Issues refer to states, labels and milestones by name, and to
 * people by login. Events refer to states, labels and milestones by the ids of their records, because a deleted label
 * can have the same name as another label. Times are in UTC with milliseconds.
 */
import { z } from 'zod';
import type { OptionFieldName } from '../../../shared/fields/optionFields';
import { EVENT_KIND_NAMES } from '../../../shared/events/kinds';
import {
  ISSUE_LINK_KINDS,
  ISSUE_TYPES,
  PRIORITIES,
  PROJECT_VISIBILITIES,
  ROLES,
  STATE_CATEGORIES,
} from '../../../shared/issue';
import { INT4_MAX, IMPORTED_ISSUE_NUMBER_MAX, ISSUE_TITLE_LENGTH_MAX } from '../../../shared/limits';
import { REACTION_CONTENTS } from '../../../shared/reactions';

/** Version of the record format. Must be incremented when the meaning of an existing field changes. */
export const EXPORT_VERSION = 1;

const id = z.int().min(1).max(INT4_MAX);
const count = z.int().min(0).max(INT4_MAX);
const issueNumber = z.int().min(1).max(IMPORTED_ISSUE_NUMBER_MAX);
/** PostgreSQL has no year 0. */
const time = z.iso.datetime().refine((text) => !text.startsWith('0000'), 'no such year');
/** The maximum lengths are in UTF-16 code units. That of logins is limited by a database index. */
const name = z.string().min(1).max(500);
const login = z.string().min(1).max(250);
const color = z.string().regex(/^#[0-9a-f]{6}$/i);

export const exportHeaderSchema = z.object({
  record: z.literal('header'),
  format: z.literal('winnow'),
  version: z.int(),
  /** Whether the export is complete, including data that only maintainers may export, such as watchers. */
  complete: z.boolean(),
  project: z.object({
    key: z.string(),
    name: z.string().max(1_000),
    description: z.string(),
    visibility: z.enum(PROJECT_VISIBILITIES),
    createdAt: time,
    /** Highest issue number that has been assigned, including deleted issues. */
    lastIssueNumber: z.int().min(0).max(IMPORTED_ISSUE_NUMBER_MAX),
    lastCommentId: count,
    /** URLs of the repositories from which issues were imported. */
    sources: z.array(z.string().max(2_000)),
  }),
});
export type ExportHeader = z.infer<typeof exportHeaderSchema>;

const eventData = z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable();

const eventSchema = z.object({
  kind: z.enum(EVENT_KIND_NAMES),
  actor: login.nullable(),
  at: time,
  /**
   * Values before and after the event (see `shared/events/kinds.ts`). People are given by login, and other projects by
   * key.
   */
  before: eventData,
  after: eventData,
  /** Id of the comment that the event is about, or null if the event is not about a comment. */
  comment: id.nullable(),
  /** Id of the event in the tracker that it was imported from, or null if it was not imported. */
  sourceId: z.string().max(2_000).nullable(),
});
export type ExportedEvent = z.infer<typeof eventSchema>;

export const exportedAttributeSchema = z.discriminatedUnion('record', [
  z.object({
    record: z.literal('state'),
    id,
    name,
    category: z.enum(STATE_CATEGORIES),
    color: z.string().regex(/^#?[\w-]{1,50}$/),
    position: count,
  }),
  z.object({
    record: z.literal('transition'),
    from: id,
    to: id,
    leastRole: z.enum(ROLES),
    asks: z.enum(['nothing', 'reason', 'target']),
  }),
  z.object({
    record: z.literal('label'),
    id,
    name,
    color,
    description: z.string(),
    /** Whether the label is deleted. Complete exports contain deleted labels because events refer to them. */
    deleted: z.literal(true).optional(),
    /** Id of the label that a deleted label was merged into. */
    mergedInto: id.optional(),
  }),
  z.object({
    record: z.literal('milestone'),
    id,
    title: name,
    description: z.string(),
    dueOn: time.nullable(),
    closedAt: time.nullable(),
    createdAt: time,
    deleted: z.literal(true).optional(),
  }),
  z.object({ record: z.literal('redirect'), from: issueNumber, to: issueNumber }),
  z.object({ record: z.literal('projectEvent'), ...eventSchema.shape }),
]);
export type ExportedAttribute = z.infer<typeof exportedAttributeSchema>;

export const exportedPersonSchema = z.object({
  record: z.literal('person'),
  login,
  name: z.string().max(500),
  /** Keys that identify the person in the trackers from which they were imported. */
  identities: z.array(z.object({ system: z.string().max(100), key: login })),
});
export type ExportedPerson = z.infer<typeof exportedPersonSchema>;

const reactionSchema = z.object({ content: z.enum(REACTION_CONTENTS), user: login, at: time });

const commentSchema = z.object({
  id,
  author: login.nullable(),
  body: z.string(),
  createdAt: time,
  editedAt: time.nullable(),
  removedAt: time.nullable(),
  hidden: z.boolean(),
  sourceId: z.string().max(2_000).nullable(),
  /** Numbers of reactions whose users are unknown, such as reactions in another tracker. */
  importedReactions: z.partialRecord(z.enum(REACTION_CONTENTS), count),
  reactions: z.array(reactionSchema),
});

/** A field that is added needs `.default(...)`: exports of earlier versions do not contain it. */
const optionSchemas = {
  type: z.enum(ISSUE_TYPES),
  priority: z.enum(PRIORITIES),
} satisfies Record<OptionFieldName, z.ZodType>;

export const exportedIssueSchema = z.object({
  record: z.literal('issue'),
  number: issueNumber,
  title: z.string().min(1).max(ISSUE_TITLE_LENGTH_MAX),
  body: z.string(),
  state: name,
  ...optionSchemas,
  author: login.nullable(),
  assignees: z.array(login),
  labels: z.array(name),
  milestone: name.nullable(),
  parent: issueNumber.nullable(),
  /** Sort position among the sub-issues of the parent. Null if the issue has none, and in incomplete exports. */
  position: z.int().nullable(),
  locked: z.boolean(),
  held: z.boolean(),
  createdAt: time,
  updatedAt: time,
  closedAt: time.nullable(),
  closedBy: login.nullable(),
  dueOn: time.nullable(),
  /** Number of votes for the issue, including votes that were moved from its duplicates. */
  voteCount: count,
  /** Number of votes from another tracker, whose users are unknown. */
  importedVotes: count,
  votes: z.array(z.object({ user: login, at: time })),
  reactions: z.array(reactionSchema),
  watchers: z.array(login),
  mentions: z.array(login),
  links: z.array(
    z.object({
      kind: z.enum(ISSUE_LINK_KINDS),
      to: issueNumber,
      /** Key of the project of the other issue. Absent if both issues are in the same project. */
      project: z.string().optional(),
      movesVotes: z.boolean(),
    }),
  ),
  /** Number of the issue that the votes of this duplicate were moved to, or null if they were not moved. */
  transferredTo: issueNumber.nullable(),
  duplicateVotes: z.array(z.object({ user: login, countedAt: issueNumber, at: time })),
  duplicateWatches: z.array(z.object({ user: login, origin: issueNumber })),
  /** Origin of the issue in the tracker that it was imported from, or null if it was not imported. */
  source: z
    .object({
      system: z.string().max(100),
      id: z.string().max(2_000),
      url: z.string().max(4_000).nullable(),
      /** Hashes of the imported fields, by which the next import from that tracker detects changes. */
      digest: z.string().max(2_000),
      raw: z.unknown(),
    })
    .nullable(),
  comments: z.array(commentSchema),
  events: z.array(eventSchema),
});
export type ExportedIssue = z.infer<typeof exportedIssueSchema>;

export type ExportRecord = ExportHeader | ExportedAttribute | ExportedPerson | ExportedIssue;
