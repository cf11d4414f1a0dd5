/** The filter of the activity screen, stored in the address. */
import type {
  ActivityScreenQuery$variables,
  EventKind,
} from '../../../../__generated__/ActivityScreenQuery.graphql';
import { NONEXISTENT_ISSUE_NUMBER, parseIssueReference } from '../../components/parseIssueReference';

/** Groups of event kinds by which the activity feed can be filtered. */
export const ACTIVITY_TOPICS = {
  comments: {
    label: 'Comments',
    kinds: ['COMMENTED', 'COMMENT_EDITED', 'COMMENT_REMOVED', 'COMMENT_HIDDEN', 'COMMENT_SHOWN'],
  },
  opened: { label: 'New issues', kinds: ['OPENED'] },
  states: { label: 'States', kinds: ['STATE_CHANGED'] },
  labels: { label: 'Labels', kinds: ['LABELED', 'UNLABELED'] },
  people: { label: 'Assignees', kinds: ['ASSIGNED', 'UNASSIGNED'] },
  plans: { label: 'Milestones', kinds: ['MILESTONED', 'DEMILESTONED', 'DUE_CHANGED'] },
  fields: {
    label: 'Other fields',
    kinds: [
      'TYPE_CHANGED',
      'PRIORITY_CHANGED',
      'LOCKED',
      'UNLOCKED',
      'TRANSFERRED',
      'DELETED',
      'PURGED',
      'SNOOZED',
      'UNSNOOZED',
    ],
  },
  texts: { label: 'Titles and descriptions', kinds: ['RENAMED', 'BODY_EDITED'] },
  relations: { label: 'Relations', kinds: ['LINKED', 'UNLINKED', 'REFERENCED', 'PARENT_CHANGED'] },
  project: {
    label: 'Project settings',
    kinds: [
      'LABEL_CREATED',
      'LABEL_CHANGED',
      'LABEL_DELETED',
      'LABEL_RESTORED',
      'MILESTONE_CREATED',
      'MILESTONE_CHANGED',
      'MILESTONE_DELETED',
      'MILESTONE_RESTORED',
      'PROJECT_CHANGED',
      'PROJECT_DELETED',
      'PROJECT_RESTORED',
      'MEMBER_ADDED',
      'MEMBER_CHANGED',
      'MEMBER_REMOVED',
    ],
  },
} as const satisfies Record<string, { label: string; kinds: readonly EventKind[] }>;

export type ActivityTopic = keyof typeof ACTIVITY_TOPICS;

export interface ActivityFilter {
  /** Group of event kinds to show; null: all events. */
  topic: ActivityTopic | null;
  /** Id of the user who acted; null: all users. */
  actorId: string | null;
  /** Number of the issue whose events are shown; null: all issues, and the project itself. */
  issueNumber: number | null;
}

export const UNFILTERED_ACTIVITY: ActivityFilter = { topic: null, actorId: null, issueNumber: null };

export function parseActivityFilter(search: URLSearchParams): ActivityFilter {
  return {
    topic: parseActivityTopic(search.get('show')),
    actorId: search.get('by') || null,
    issueNumber: parseIssueReference(search.get('issue') ?? '')?.number ?? null,
  };
}

/** The variables of the screen's query for a filter. */
export const toActivityVariables = (
  key: string,
  { topic, actorId, issueNumber }: ActivityFilter,
): ActivityScreenQuery$variables => ({
  key,
  kinds: topic && ACTIVITY_TOPICS[topic].kinds,
  actorId,
  actor: actorId ?? '',
  byActor: actorId !== null,
  issue: issueNumber,
  number: issueNumber ?? NONEXISTENT_ISSUE_NUMBER,
  byIssue: issueNumber !== null,
});

export function buildActivityHref(
  projectKey: string,
  { topic, actorId, issueNumber }: ActivityFilter,
): string {
  const search = new URLSearchParams();
  if (topic !== null) search.set('show', topic);
  if (actorId !== null) search.set('by', actorId);
  if (issueNumber !== null) search.set('issue', String(issueNumber));
  const text = search.toString();
  return `/projects/${projectKey}/activity${text === '' ? '' : `?${text}`}`;
}

/** Parses the key of a group of event kinds; null if there is no such group. */
export const parseActivityTopic = (text: string | null): ActivityTopic | null =>
  text !== null && Object.hasOwn(ACTIVITY_TOPICS, text) ? (text as ActivityTopic) : null;
