import { graphql } from 'react-relay';
import type { muteIssueMutation } from '../../../../../__generated__/muteIssueMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';
import { setStatesInStore } from './setStatesInStore';

/** Sets the watch level of an issue together with the state of its notification, so that one undo reverts both. */
export const muteIssue: MutationDefinition<muteIssueMutation, 'queued'> = {
  name: 'muteIssue',
  delivery: 'queued',
  document: graphql`
    mutation muteIssueMutation($input: SetWatchLevelInput!) {
      edit: setWatchLevel(input: $input) {
        issue {
          ...WatchMenu_issue
          viewerNotification {
            id
            state
            snoozedUntil
          }
        }
        viewer {
          ...UnreadCount_viewer
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { issueId, level, notificationState, snoozedUntil }) => {
    const issue = store.get(issueId);
    issue?.setValue(level, 'viewerWatchLevel');
    const notification = issue?.getLinkedRecord('viewerNotification');
    if (notificationState) setStatesInStore(store, [notification], notificationState, snoozedUntil ?? null);
  },
};
