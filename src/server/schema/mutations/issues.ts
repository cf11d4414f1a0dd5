import { encodeGlobalId } from '../../domain/base/ids';
import { createIssue } from '../../domain/mutations/issues/createIssue';
import { deleteIssue } from '../../domain/mutations/issues/deleteIssue';
import { purgeText } from '../../domain/mutations/issues/purgeText';
import { setIssueState } from '../../domain/mutations/issues/setIssueState';
import { updateIssue } from '../../domain/mutations/issues/updateIssue';
import { GraphQLDateTime } from '../builder/DateTime';
import { defineOptionInputs } from '../builder/issueFields';
import { defineMutation } from './mutation';
import { defineIssuePayloadField, defineProjectPayloadField } from './payloads';

defineMutation('createIssue', {
  description:
    'Creates an issue. The viewer watches it from then on. Reporters cannot set priority, labels, assignees, milestone, parent or due date.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project to create the issue in.' }),
    title: t.string({
      required: true,
      description: 'Title of the issue, a single line of 1 to 256 characters.',
    }),
    body: t.string({ description: 'Description of the issue in Markdown, at most 65,536 characters.' }),
    ...defineOptionInputs(t, 'create'),
    labelIds: t.idList({ description: 'Labels of the issue.' }),
    assigneeIds: t.idList({ description: 'Users to assign, in order, at most 20.' }),
    milestoneId: t.id({ description: 'Milestone to add the issue to.' }),
    parentId: t.id({ description: 'Parent of the new issue.' }),
    dueOn: t.field({ type: GraphQLDateTime, description: 'When the issue is due.' }),
  }),
  run: (...args) => createIssue(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t) }),
});

defineMutation('updateIssue', {
  description:
    'Changes fields of an issue. Absent fields remain unchanged. If one field is invalid, nothing is changed.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the issue to change.' }),
    title: t.string({ description: 'New title, a single line of 1 to 256 characters.' }),
    body: t.string({ description: 'New body in Markdown, at most 65,536 characters.' }),
    baseVersion: t.int({
      description:
        'Version of the issue that the new title and body are based on. A ConflictError is returned if one of them has changed since.',
    }),
    ...defineOptionInputs(t, 'update'),
    labelIds: t.idList({ description: 'Complete list of labels that replaces the existing ones.' }),
    addLabelIds: t.idList({
      description: 'Labels to add. A scoped label replaces others of the same scope.',
    }),
    removeLabelIds: t.idList({ description: 'Labels to remove from the issue.' }),
    assigneeIds: t.idList({
      description: 'Complete list of assignees in order, at most 20, that replaces the existing ones.',
    }),
    addAssigneeIds: t.idList({ description: 'Users to assign in addition to existing assignees.' }),
    removeAssigneeIds: t.idList({ description: 'Users to unassign from the issue.' }),
    milestoneId: t.id({
      description: 'New milestone of the issue. Null removes the issue from its milestone.',
    }),
    parentId: t.id({ description: 'New parent of the issue. Null removes the parent.' }),
    dueOn: t.field({
      type: GraphQLDateTime,
      description: 'New due date of the issue. Null removes the due date.',
    }),
    locked: t.boolean({ description: 'Whether only maintainers can comment from now on.' }),
    held: t.boolean({
      description: 'Whether the issue is held for triage; false releases it. Requires the role TRIAGER.',
    }),
    undo: t.boolean({
      description:
        'Whether this update reverts the viewer’s last change of the issue. `updatedAt` is then restored, too, unless something else has happened to the issue since.',
    }),
  }),
  run: (...args) => updateIssue(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t) }),
});

defineMutation('setIssueState', {
  description: 'Changes the workflow state of an issue.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the issue to change.' }),
    stateId: t.id({ required: true, description: 'New workflow state of the issue.' }),
    reason: t.string({
      description:
        'Reason for the change, at most 1,000 characters. Required by transitions that ask for a REASON.',
    }),
    canonicalIssueId: t.id({
      description: 'Issue that this one duplicates. Required by transitions that ask for a TARGET.',
    }),
    undo: t.boolean({
      description:
        'Whether to undo the viewer’s own last state change, even if no transition leads back. Possible within a day and until another user changes the state.',
    }),
  }),
  run: (...args) => setIssueState(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t) }),
});

defineMutation('deleteIssue', {
  description: 'Deletes an issue and all of its texts permanently, for example spam.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the issue to delete.' }),
    undo: t.boolean({
      description:
        'Whether to undo the creation of the viewer’s own new issue, which does not require the maintainer role. Possible within an hour and until another user changes or comments on the issue.',
    }),
  }),
  run: (...args) => deleteIssue(...args),
  payload: (t) => ({
    project: defineProjectPayloadField(t),
    deletedIssueId: t.id({
      nullable: true,
      description: 'Id of the deleted issue, or null if nothing was deleted.',
      resolve: ({ result }) => result && encodeGlobalId('Issue', result.projectId, result.number),
    }),
  }),
});

defineMutation('purgeText', {
  description:
    'Removes a text, such as a leaked secret, from an issue: from title, body, comments, history, search index and imported source.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'Issue to remove the text from.' }),
    text: t.string({ required: true, description: 'Exact text to remove, case-sensitive.' }),
  }),
  run: (...args) => purgeText(...args),
  payload: (t) => ({
    issue: defineIssuePayloadField(t),
    replaced: t.int({
      description: 'Number of occurrences that were removed.',
      resolve: ({ result }) => result?.replaced ?? 0,
    }),
  }),
});
