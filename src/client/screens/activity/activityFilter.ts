/** The filter of the activity screen, stored in the address. */
import type { ActivityScreenQuery$variables } from '../../../../__generated__/ActivityScreenQuery.graphql';
import { type ActivityTopic, type EventKind, findEventKinds } from '../../../shared/events/kinds';
import { NONEXISTENT_ISSUE_NUMBER, parseIssueReference } from '../../components/issues/parseIssueReference';

/** Names of the groups of event kinds by which the activity can be filtered, in the order of the menu. */
export const ACTIVITY_TOPIC_LABELS: Readonly<Record<ActivityTopic, string>> = {
  comments: 'Comments',
  opened: 'New issues',
  states: 'States',
  labels: 'Labels',
  people: 'Assignees',
  plans: 'Milestones',
  fields: 'Other fields',
  texts: 'Titles and descriptions',
  relations: 'Relations',
  project: 'Project settings',
};

const KINDS_BY_TOPIC = new Map(
  (Object.keys(ACTIVITY_TOPIC_LABELS) as ActivityTopic[]).map((topic) => [
    topic,
    findEventKinds((kind) => kind.topic === topic).map((kind) => kind.toUpperCase() as Uppercase<EventKind>),
  ]),
);

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

export const toActivityVariables = (
  key: string,
  { topic, actorId, issueNumber }: ActivityFilter,
): ActivityScreenQuery$variables => ({
  key,
  kinds: topic && KINDS_BY_TOPIC.get(topic),
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
  text !== null && Object.hasOwn(ACTIVITY_TOPIC_LABELS, text) ? (text as ActivityTopic) : null;
