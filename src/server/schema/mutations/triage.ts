/** Mutations of the triage queue. */
import { decideTriage } from '../../domain/mutations/triage/decideTriage';
import { releaseTriageLease, renewTriageLease } from '../../domain/mutations/triage/leases';
import { requestInformation } from '../../domain/mutations/triage/requestInformation';
import { snoozeTriage, unsnoozeTriage } from '../../domain/mutations/triage/snoozeTriage';
import { takeTriageLease, type TriageLeasesResult } from '../../domain/mutations/triage/takeTriageLease';
import { undoTriage } from '../../domain/mutations/triage/undoTriage';
import { updateTriageSettings } from '../../domain/mutations/triage/updateTriageSettings';
import { allMaybePromises } from '../../domain/base/maybePromise';
import type { InputFieldBuilder } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';
import { defineUpperCaseEnum } from '../builder/enums';
import { defineOptionInputs } from '../builder/issueFields';
import { GraphQLIssueRef } from '../builder/refs';
import { GraphQLIssueOrder } from '../types/IssueConnection';
import { GraphQLQueryProblem } from '../types/QueryProblem';
import { GraphQLTriageLease } from '../types/Triage';
import { defineMutation, type PayloadFieldBuilder } from './mutation';
import { defineCommentPayloadField, defineIssuePayloadField, defineProjectPayloadField } from './payloads';

const GraphQLTriageDecision = defineUpperCaseEnum(
  'TriageDecision',
  'Decision about an issue of the triage queue.',
  {
    accept: 'The issue will be worked on.',
    duplicate: 'The issue duplicates another one.',
    decline: 'The issue will not be worked on.',
  },
);

const defineLeasesPayloadField = (t: PayloadFieldBuilder<TriageLeasesResult>) =>
  t.field({
    type: [GraphQLTriageLease],
    description: 'Leases that the viewer holds now, in the order in which the issues should be decided.',
    resolve: async ({ result }, _args, context) => {
      if (!result) return [];
      const { projectId, numbers } = result;
      const leases = await allMaybePromises(
        numbers.map((number) => context.load.triageLeases.load({ projectId, number })),
      );
      return leases.filter((lease) => lease !== null).filter(({ user_id }) => user_id === context.viewer?.id);
    },
  });

const defineDecisionBaseInput = (t: InputFieldBuilder) => ({
  baseVersion: t.int({
    description:
      'Version of the issue that the decision is based on. Fails with CONFLICT if another user has decided about the issue since. If absent, only decisions in the last 10 minutes conflict.',
  }),
  baseStateId: t.id({
    description:
      'State of the issue that the decision is based on. Fails with CONFLICT if the issue has another state. If absent, the state is not checked.',
  }),
});

const defineIssueIdsInput = (t: InputFieldBuilder) => ({
  issueIds: t.idList({ required: true, description: 'Leased issues of one project.' }),
});

defineMutation('takeTriageLease', {
  description:
    'Leases the next issues of a triage queue for 10 minutes, so that no other triager gets them. Issues that the viewer has leased already and that still belong to the queue come first. Issues that are snoozed or leased by others are left out. A user holds at most 20 leases in a project: further ones end those that were renewed the longest ago.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project whose issues are triaged.' }),
    query: t.string({
      description: 'Query that selects the issues of the queue. The default is `category:triage`.',
    }),
    orderBy: t.field({
      type: GraphQLIssueOrder,
      description: 'Order of the queue. The default is newest first.',
    }),
    skipIssueIds: t.idList({
      description: 'Issues that the viewer has skipped, at most 5,000. The viewer’s leases of them end.',
    }),
    firstIssueId: t.id({
      description:
        'Issue to lease before the other free ones, if it belongs to the queue and nobody else has leased it.',
    }),
    count: t.int({ description: 'Number of issues to lease, 1 to 3. The default is 1.' }),
  }),
  run: (...args) => takeTriageLease(...args),
  payload: (t) => ({
    project: defineProjectPayloadField(t),
    leases: defineLeasesPayloadField(t),
    problems: t.field({
      type: [GraphQLQueryProblem],
      description: 'Parts of the query that were not understood. The rest of the query is applied.',
      resolve: ({ result }) => [...(result?.problems ?? [])],
    }),
  }),
});

defineMutation('renewTriageLease', {
  description:
    'Extends leases of the viewer to 10 minutes from now. Leases that were released, or taken by others after they had expired, are left out of the result.',
  input: defineIssueIdsInput,
  run: (...args) => renewTriageLease(...args),
  payload: (t) => ({ leases: defineLeasesPayloadField(t) }),
});

defineMutation('releaseTriageLease', {
  description: 'Ends leases of the viewer. Leases of other users are kept.',
  input: defineIssueIdsInput,
  run: (...args) => releaseTriageLease(...args),
  payload: (t) => ({
    issues: t.field({
      type: [GraphQLIssueRef],
      description: 'The issues after the change, without deleted ones.',
      resolve: async ({ result }, _args, context) => {
        if (!result) return [];
        const { projectId, numbers } = result;
        const issues = await allMaybePromises(
          numbers.map((number) => context.load.issues.load({ projectId, number })),
        );
        return issues.filter((issue) => issue !== null);
      },
    }),
  }),
});

defineMutation('decideTriage', {
  description:
    'Decides about an issue: sets its state and other fields in one step, which `undoTriage` undoes. Ends the viewer’s lease and a snooze of the issue. Fails with CONFLICT while another user has leased the issue.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'Issue to decide about.' }),
    decision: t.field({
      type: GraphQLTriageDecision,
      required: true,
      description: 'Decision to make about the issue.',
    }),
    stateId: t.id({
      description:
        'New state of the issue. The default depends on the decision. ACCEPT: an issue in the category BACKLOG or ACTIVE keeps its state, any other gets the first state of BACKLOG. DUPLICATE: the first state with a transition to it that asks for a TARGET. DECLINE: the first state of DROPPED that is not such a state.',
    }),
    canonicalIssueId: t.id({ description: 'Issue that this one duplicates. Required for DUPLICATE.' }),
    reason: t.string({ description: 'Reason for the decision, at most 1,000 characters.' }),
    ...defineOptionInputs(t, 'update'),
    labelIds: t.idList({ description: 'Complete list of labels that replaces the existing ones.' }),
    addLabelIds: t.idList({ description: 'Labels to add to the issue.' }),
    removeLabelIds: t.idList({ description: 'Labels to remove from the issue.' }),
    assigneeIds: t.idList({
      description: 'Complete list of assignees in order that replaces the existing ones.',
    }),
    addAssigneeIds: t.idList({ description: 'Users to assign to the issue.' }),
    removeAssigneeIds: t.idList({ description: 'Users to unassign from the issue.' }),
    milestoneId: t.id({ description: 'New milestone of the issue.' }),
    ...defineDecisionBaseInput(t),
  }),
  run: (context, input, request) => decideTriage(context, input, request),
  payload: (t) => ({ issue: defineIssuePayloadField(t) }),
});

defineMutation('snoozeTriage', {
  description:
    'Removes an issue from the triage queue of the whole team until a date, until the next comment of another user, or until the first of both. `undoTriage` undoes it. Fails with CONFLICT while another user has leased the issue.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'Issue that leaves the queue.' }),
    until: t.field({
      type: GraphQLDateTime,
      description: 'When the snooze ends, within 366 days. Required unless `untilComment` is true.',
    }),
    untilComment: t.boolean({ description: 'Whether the next comment of another user ends the snooze.' }),
    ...defineDecisionBaseInput(t),
  }),
  run: (...args) => snoozeTriage(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t) }),
});

defineMutation('unsnoozeTriage', {
  description:
    'Ends the snooze of an issue, including one that another user set. Does nothing if it is not snoozed.',
  input: (t) => ({ issueId: t.id({ required: true, description: 'Issue whose snooze ends.' }) }),
  run: (...args) => unsnoozeTriage(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t) }),
});

defineMutation('requestInformation', {
  description:
    'Asks for information about an issue: adds a comment and the label `TriageQueue.needsInformationLabel`, and snoozes the issue until the next comment of another user. `undoTriage` undoes all three. Fails with CONFLICT while another user has leased the issue.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'Issue to ask about.' }),
    comment: t.string({
      required: true,
      description:
        'Markdown text of the comment, at most 65,536 characters, such as `Issue.informationRequest`.',
    }),
    ...defineDecisionBaseInput(t),
  }),
  run: (...args) => requestInformation(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t), comment: defineCommentPayloadField(t) }),
});

defineMutation('undoTriage', {
  description:
    'Undoes the viewer’s last decision about an issue: `decideTriage`, `snoozeTriage` or `requestInformation`. Restores everything that the decision has changed, and leases the issue again unless another user has leased it. Possible within a day; fails with CONFLICT if one of the changed fields was changed again.',
  input: (t) => ({ issueId: t.id({ required: true, description: 'Issue whose decision is undone.' }) }),
  run: (...args) => undoTriage(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t) }),
});

defineMutation('updateTriageSettings', {
  description: 'Changes the triage settings of a project. Absent fields remain unchanged.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project whose settings are changed.' }),
    informationTemplate: t.string({
      description:
        'Markdown template for requests for information, at most 4,096 characters. Null restores the default.',
    }),
    informationLabelId: t.id({
      description: 'Label that requests for information add, or null for none.',
    }),
  }),
  run: (...args) => updateTriageSettings(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});
