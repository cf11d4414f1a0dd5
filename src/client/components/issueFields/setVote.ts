import { graphql } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { setVoteMutation } from '../../../../__generated__/setVoteMutation.graphql';
import { setOwnReaction } from '../../data/setOwnReaction';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Adds or removes the viewer's vote for an issue. */
export const setVote: MutationDefinition<setVoteMutation, 'queued'> = {
  name: 'setVote',
  delivery: 'queued',
  document: graphql`
    mutation setVoteMutation($input: SetVoteInput!) {
      edit: setVote(input: $input) {
        issue {
          ...VoteAndWatch_issue
          ...issueUpdate_issue @arguments(fields: false)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { issueId, voted }) => {
    const issue = store.get(issueId);
    if (!issue) return;
    const votes = Number(issue.getValue('voteCount'));
    if (issue.getValue('viewerHasVoted') !== voted) issue.setValue(votes + (voted ? 1 : -1), 'voteCount');
    issue.setValue(voted, 'viewerHasVoted');
    setThumbsUp(store, issue, voted);
  },
  updater: (store, { issueId, voted }, { edit }) => {
    const issue = store.get(issueId);
    if (issue && edit.issue) setThumbsUp(store, issue, voted);
  },
};

/** Shows the vote as a reaction, too. Screens without the description have not loaded the reactions. */
function setThumbsUp(store: RecordSourceProxy, issue: RecordProxy, voted: boolean): void {
  if (issue.getLinkedRecords('reactions')) setOwnReaction(store, issue, 'THUMBS_UP', voted);
}
