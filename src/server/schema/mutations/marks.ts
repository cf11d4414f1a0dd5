/** What the viewer puts on issues for themselves. */
import { setVote, setWatch } from '../../domain/mutations/issues/votesAndWatches';
import { mutation } from './mutation';
import { issueField } from './payloads';

mutation('setVote', {
  description: 'Votes for an issue, or takes the vote back.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'For which issue.' }),
    voted: t.boolean({ required: true, description: 'Whether the viewer votes for it.' }),
  }),
  run: (...asked) => setVote(...asked),
  payload: (t) => ({ issue: issueField(t) }),
});

mutation('setWatch', {
  description: 'Watches an issue, or no more.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'Which issue.' }),
    watching: t.boolean({ required: true, description: 'Whether the viewer watches it.' }),
  }),
  run: (...asked) => setWatch(...asked),
  payload: (t) => ({ issue: issueField(t) }),
});
