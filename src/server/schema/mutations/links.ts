/** Mutations of links between issues. */
import type { InputFieldBuilder } from '../builder/builder';
import { dismissDuplicate } from '../../domain/mutations/issues/dismissDuplicate';
import { linkIssues, unlinkIssues } from '../../domain/mutations/issues/linkIssues';
import { moveSubIssue } from '../../domain/mutations/issues/moveSubIssue';
import { GraphQLIssueLinkKind } from '../builder/enums';
import { defineMutation } from './mutation';
import { defineIssuePayloadField, defineLinkedIssuePayloadField } from './payloads';

const defineIssueLinkInputFields = (t: InputFieldBuilder) => ({
  fromId: t.id({ required: true, description: 'Issue at the start of the link.' }),
  toId: t.id({ required: true, description: 'Issue at the other end of the link, in the same project.' }),
  kind: t.field({
    type: GraphQLIssueLinkKind,
    required: true,
    description: 'Relation of the first issue to the other one.',
  }),
});

defineMutation('linkIssues', {
  description:
    'Links two issues of a project. If the issue that a duplicate is linked to is itself a duplicate, the link leads to the canonical issue at the end of the chain.',
  input: defineIssueLinkInputFields,
  run: (...args) => linkIssues(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t), other: defineLinkedIssuePayloadField(t) }),
});

defineMutation('unlinkIssues', {
  description: 'Removes a link between two issues.',
  input: defineIssueLinkInputFields,
  run: (...args) => unlinkIssues(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t), other: defineLinkedIssuePayloadField(t) }),
});

defineMutation('dismissDuplicate', {
  description:
    'Dismisses a pair of issues as not duplicates of each other, so that they are no longer suggested as such. The dismissal has no effect while they are linked as duplicates.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'Id of the first issue of the pair.' }),
    otherId: t.id({ required: true, description: 'The other issue, in the same project.' }),
    undo: t.boolean({ description: 'Whether to remove an existing dismissal instead.' }),
  }),
  run: (...args) => dismissDuplicate(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t), other: defineLinkedIssuePayloadField(t) }),
});

defineMutation('moveSubIssue', {
  description: 'Moves a sub-issue to another position among the sub-issues of its parent.',
  input: (t) => ({
    parentId: t.id({ required: true, description: 'Parent of the sub-issue.' }),
    id: t.id({ required: true, description: 'Sub-issue that is moved.' }),
    afterId: t.id({
      description: 'Sub-issue of the same parent after which it is placed. Null: before all others.',
    }),
  }),
  run: (...args) => moveSubIssue(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t) }),
});
