import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { setVoteMutation } from '../../../../__generated__/setVoteMutation.graphql';
import { setOwnReaction, setOwnVote } from './setReaction';
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
    setOwnVote(store, issueId, voted);
    setThumbsUp(store, issueId, voted);
  },
  updater: (store, { issueId, voted }, { edit }) => {
    if (edit.issue) setThumbsUp(store, issueId, voted);
  },
};

/** Shows the vote as a reaction, too. Screens without the description have not loaded the reactions. */
function setThumbsUp(store: RecordSourceProxy, issueId: string, voted: boolean): void {
  const issue = store.get(issueId);
  if (issue?.getLinkedRecords('reactions')) setOwnReaction(store, issue, 'THUMBS_UP', voted);
}
