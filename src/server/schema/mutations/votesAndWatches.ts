/** Mutations of the viewer's own votes and watches. */
import { setVote, setWatch } from '../../domain/mutations/issues/votesAndWatches';
import { defineMutation } from './mutation';
import { defineIssuePayloadField } from './payloads';

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
