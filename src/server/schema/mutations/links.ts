/** Tying issues to each other. */
import type { InputFieldBuilder } from './mutation';
import { linkIssues, unlinkIssues } from '../../domain/mutations/issues/linkIssues';
import { LinkKind } from '../builder/enums';
import { mutation } from './mutation';
import { issueField, otherField } from './payloads';

const ends = (t: InputFieldBuilder) => ({
  fromId: t.id({ required: true, description: 'One issue.' }),
  toId: t.id({ required: true, description: 'The other one, of the same project.' }),
  kind: t.field({ type: LinkKind, required: true, description: 'How the first stands to the other.' }),
});

mutation('linkIssues', {
  description: 'Ties two issues of a project to each other. A duplicate is tied to the end of the chain.',
  input: ends,
  run: (...asked) => linkIssues(...asked),
  payload: (t) => ({ issue: issueField(t), other: otherField(t) }),
});

mutation('unlinkIssues', {
  description: 'Unties two issues.',
  input: ends,
  run: (...asked) => unlinkIssues(...asked),
  payload: (t) => ({ issue: issueField(t), other: otherField(t) }),
});
