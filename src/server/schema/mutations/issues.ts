/** Changing issues. */
import { encodeId } from '../../domain/base/ids';
import { createIssue } from '../../domain/mutations/issues/createIssue';
import { deleteIssue } from '../../domain/mutations/issues/deleteIssue';
import { purgeText } from '../../domain/mutations/issues/purgeText';
import { setIssueState } from '../../domain/mutations/issues/setIssueState';
import { updateIssue } from '../../domain/mutations/issues/updateIssue';
import { DateTime } from '../builder/DateTime';
import { IssueType, Priority } from '../builder/enums';
import { mutation } from './mutation';
import { issueField, projectField } from './payloads';

mutation('createIssue', {
  description:
    'Files an issue. Whoever files it watches it; what others may not set, they may not set either.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Where.' }),
    title: t.string({ required: true, description: 'One line of 1 to 256 characters.' }),
    body: t.string({ description: 'In Markdown, at most 65,536 characters.' }),
    type: t.field({ type: IssueType, description: 'What it is about; absent: a bug.' }),
    priority: t.field({ type: Priority, description: 'How pressing it is.' }),
    labelIds: t.idList({ description: 'Its labels.' }),
    assigneeIds: t.idList({ description: 'Who works on it: at most 20.' }),
    milestoneId: t.id({ description: 'What it is gathered for.' }),
    parentId: t.id({ description: 'The issue that it is a part of.' }),
    dueOn: t.field({ type: DateTime, description: 'When it is to be done.' }),
  }),
  run: (...asked) => createIssue(...asked),
  payload: (t) => ({ issue: issueField(t) }),
});

mutation('updateIssue', {
  description:
    'Changes fields of an issue; what is absent stays. Where one field may not be so, nothing is changed.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Of which issue.' }),
    title: t.string({ description: 'One line of 1 to 256 characters.' }),
    body: t.string({ description: 'In Markdown, at most 65,536 characters.' }),
    baseVersion: t.int({
      description:
        'The issue’s version that title and body were written over: if one was changed since, that is told.',
    }),
    type: t.field({ type: IssueType, description: 'What it is about.' }),
    priority: t.field({ type: Priority, description: 'How pressing it is.' }),
    labelIds: t.idList({ description: 'All of its labels.' }),
    addLabelIds: t.idList({ description: 'Labels that it gets; one of a scope takes the place of another.' }),
    removeLabelIds: t.idList({ description: 'Labels that it loses.' }),
    assigneeIds: t.idList({ description: 'All of its assignees, in order: at most 20.' }),
    addAssigneeIds: t.idList({ description: 'Who works on it too.' }),
    removeAssigneeIds: t.idList({ description: 'Who works on it no more.' }),
    milestoneId: t.id({ description: 'What it is gathered for; null: nothing.' }),
    parentId: t.id({ description: 'The issue that it is a part of; null: none.' }),
    dueOn: t.field({ type: DateTime, description: 'When it is to be done; null: at no time.' }),
    locked: t.boolean({ description: 'Whether only maintainers may comment.' }),
  }),
  run: (...asked) => updateIssue(...asked),
  payload: (t) => ({ issue: issueField(t) }),
});

mutation('setIssueState', {
  description: 'Moves an issue through the workflow.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Of which issue.' }),
    stateId: t.id({ required: true, description: 'Where it goes.' }),
    reason: t.string({ description: 'Why, at most 1,000 characters.' }),
    canonicalIssueId: t.id({ description: 'What it is a duplicate of, for a state that asks it.' }),
    undo: t.boolean({
      description:
        'Takes the viewer’s own last change of its state back: to where it was, whether or not a transition leads there, within a day and before anybody else changes it.',
    }),
  }),
  run: (...asked) => setIssueState(...asked),
  payload: (t) => ({ issue: issueField(t) }),
});

mutation('deleteIssue', {
  description: 'Deletes an issue for good, such as spam: of what it said nothing is left.',
  input: (t) => ({ id: t.id({ required: true, description: 'Which issue.' }) }),
  run: (...asked) => deleteIssue(...asked),
  payload: (t) => ({
    project: projectField(t),
    deletedIssueId: t.id({
      nullable: true,
      description: 'What was its id.',
      resolve: ({ result: done }) => done && encodeId('Issue', done.projectId, done.number),
    }),
  }),
});

mutation('purgeText', {
  description:
    'Takes a text, such as a leaked secret, out of all that an issue says and ever said: title, body, comments, history, the words it is found by, and what it was imported from.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'Of which issue.' }),
    text: t.string({ required: true, description: 'Exactly as it stands there.' }),
  }),
  run: (...asked) => purgeText(...asked),
  payload: (t) => ({
    issue: issueField(t),
    replaced: t.int({
      description: 'In how many places it stood.',
      resolve: ({ result: done }) => done?.replaced ?? 0,
    }),
  }),
});
