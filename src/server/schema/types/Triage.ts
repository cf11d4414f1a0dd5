/** The triage queue of a project, its leases and snoozed issues. */
import {
  countTriageIssues,
  countViewerDecisionsToday,
  loadInformationLabel,
  loadInformationTemplate,
  loadOldestUntriagedTime,
  loadTriageLeases,
  loadTriageQueryProblems,
  loadViewerTriageLeases,
  type TriageQueue,
} from '../../domain/triage/triage';
import { loadUser } from '../../domain/people/users';
import type { TriageLeaseRow, TriageSnoozeRow } from '../../store/read/triage';
import { schemaBuilder } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLIssueRef } from '../builder/refs';
import { GraphQLQueryProblem } from './QueryProblem';
import { GraphQLLabel } from './Label';
import { GraphQLUser } from './User';

export const GraphQLTriageLease = schemaBuilder.objectRef<TriageLeaseRow>('TriageLease').implement({
  description:
    'A temporary reservation of an issue for one triager. Until it ends, no other triager gets the issue from a triage queue.',
  fields: (t) => ({
    issue: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description: 'The leased issue, or null if it was deleted.',
      resolve: ({ project_id, number }, _args, context) =>
        context.load.issues.load({ projectId: project_id, number }),
    }),
    holder: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who has leased the issue, or null if the account no longer exists.',
      resolve: ({ user_id }, _args, context) => loadUser(context, user_id),
    }),
    viewerIsHolder: t.boolean({
      description: 'Whether the viewer has leased the issue.',
      resolve: ({ user_id }, _args, { viewer }) => viewer?.id === user_id,
    }),
    heldUntil: t.expose('held_until', {
      type: GraphQLDateTime,
      description: 'When the lease expires unless it is renewed.',
    }),
  }),
});

export const GraphQLTriageSnooze = schemaBuilder.objectRef<TriageSnoozeRow>('TriageSnooze').implement({
  description: 'A snooze of an issue, which keeps it out of the triage queue until a date or a comment.',
  fields: (t) => ({
    until: t.expose('until', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the snooze ends at the latest, or null if only a comment ends it.',
    }),
    untilComment: t.exposeBoolean('until_comment', {
      description: 'Whether the next comment of a user other than `snoozedBy` ends the snooze.',
    }),
    snoozedBy: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who snoozed the issue, or null if the account no longer exists.',
      resolve: ({ user_id }, _args, context) => loadUser(context, user_id),
    }),
    snoozedAt: t.expose('snoozed_at', {
      type: GraphQLDateTime,
      description: 'When the issue was snoozed.',
    }),
  }),
});

export const GraphQLTriageQueue = schemaBuilder.objectRef<TriageQueue>('TriageQueue').implement({
  description: 'The issues of a project to triage: those that match a query and are not snoozed.',
  fields: (t) => ({
    remainingCount: t.int({
      description: 'Exact number of issues in the queue, including leased ones.',
      resolve: (queue, _args, context) => countTriageIssues(context, queue),
    }),
    problems: t.field({
      type: [GraphQLQueryProblem],
      description: 'Parts of the query that were not understood. The rest of the query is applied.',
      resolve: (queue, _args, context) => loadTriageQueryProblems(context, queue),
    }),
    oldestCreatedAt: t.field({
      type: GraphQLDateTime,
      nullable: true,
      description:
        'When the oldest issue of the category TRIAGE that is not snoozed was created, regardless of the query. Null if there is none.',
      resolve: (queue, _args, context) => loadOldestUntriagedTime(context, queue),
    }),
    doneTodayCount: t.int({
      description:
        'Number of triage decisions of the viewer in this project today that were not undone. The day is that of the time zone in the viewer’s notification settings.',
      resolve: (queue, _args, context) => countViewerDecisionsToday(context, queue),
    }),
    leases: t.field({
      type: [GraphQLTriageLease],
      description: 'Active leases of the project, latest expiry first, at most 100.',
      resolve: (queue, _args, context) => loadTriageLeases(context, queue),
    }),
    viewerLeases: t.field({
      type: [GraphQLTriageLease],
      description:
        'Active leases of the viewer of issues in this queue, in the order in which the issues should be decided. Empty for anonymous requests.',
      resolve: (queue, _args, context) => loadViewerTriageLeases(context, queue),
    }),
    needsInformationTemplate: t.string({
      description:
        'Markdown template for requests for information, with the placeholders `{author}`, `{key}`, `{title}` and `{project}`. `Issue.informationRequest` is the text with their values.',
      resolve: ({ project }, _args, context) => loadInformationTemplate(context, project),
    }),
    needsInformationLabel: t.field({
      type: GraphQLLabel,
      nullable: true,
      description: 'Label that requests for information add to an issue, or null if they add none.',
      resolve: ({ project }, _args, context) => loadInformationLabel(context, project),
    }),
  }),
});
