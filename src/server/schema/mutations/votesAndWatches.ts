/** Mutations of the viewer's own votes and watches. */
import { setVote, setWatch } from '../../domain/mutations/issues/votesAndWatches';
import { setReaction } from '../../domain/mutations/issues/setReaction';
import { GraphQLReactionContent } from '../types/Reaction';
import { defineMutation } from './mutation';
import { defineIssuePayloadField, defineSubjectCommentPayloadField } from './payloads';

defineMutation('setVote', {
  description: 'Adds or withdraws the viewer’s vote for an issue.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'Id of the issue to vote for.' }),
    voted: t.boolean({ required: true, description: 'Whether the viewer votes for the issue.' }),
  }),
  run: (...args) => setVote(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t) }),
});

defineMutation('setWatch', {
  description: 'Starts or stops watching an issue.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'Id of the issue to watch or unwatch.' }),
    watching: t.boolean({ required: true, description: 'Whether the viewer watches the issue.' }),
  }),
  run: (...args) => setWatch(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t) }),
});

defineMutation('setReaction', {
  description:
    'Adds or removes the viewer’s reaction to an issue or comment. A thumbs-up for an issue is the viewer’s vote.',
  input: (t) => ({
    subjectId: t.id({ required: true, description: 'Id of the issue or comment to react to.' }),
    content: t.field({
      type: GraphQLReactionContent,
      required: true,
      description: 'Kind of the reaction. A user can add one reaction of each kind.',
    }),
    on: t.boolean({ required: true, description: 'True to add the reaction, false to remove it.' }),
  }),
  run: (...args) => setReaction(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t), comment: defineSubjectCommentPayloadField(t) }),
});
