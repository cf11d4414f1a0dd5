/** The filter of the activity screen, stored in the address. */
import type { EventKind } from '../../../../__generated__/ActivityScreenQuery.graphql';

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
    kinds: ['TYPE_CHANGED', 'PRIORITY_CHANGED', 'LOCKED', 'UNLOCKED', 'TRANSFERRED', 'DELETED', 'PURGED'],
  },
  texts: { label: 'Titles and descriptions', kinds: ['RENAMED', 'BODY_EDITED'] },
  relations: { label: 'Relations', kinds: ['LINKED', 'UNLINKED', 'REFERENCED', 'PARENT_CHANGED'] },
  project: {
    label: 'Project settings',
    kinds: [
      'LABEL_CREATED',
      'LABEL_CHANGED',
      'MILESTONE_CREATED',
      'MILESTONE_CHANGED',
      'PROJECT_CHANGED',
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
}

export function parseActivityFilter(search: URLSearchParams): ActivityFilter {
  return { topic: parseActivityTopic(search.get('show')), actorId: search.get('by') || null };
}

export function buildActivityHref(projectKey: string, { topic, actorId }: ActivityFilter): string {
  const search = new URLSearchParams();
  if (topic !== null) search.set('show', topic);
  if (actorId !== null) search.set('by', actorId);
  const text = search.toString();
  return `/projects/${projectKey}/activity${text === '' ? '' : `?${text}`}`;
}

/** Parses the key of a group of event kinds; null if there is no such group. */
export const parseActivityTopic = (text: string | null): ActivityTopic | null =>
  text !== null && Object.hasOwn(ACTIVITY_TOPICS, text) ? (text as ActivityTopic) : null;
