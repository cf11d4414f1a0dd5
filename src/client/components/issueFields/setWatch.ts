import { graphql } from 'react-relay';
import type { setWatchMutation } from '../../../../__generated__/setWatchMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Starts or stops watching an issue, as the viewer. */
export const setWatch: MutationDefinition<setWatchMutation, 'queued'> = {
  name: 'setWatch',
  delivery: 'queued',
  document: graphql`
    mutation setWatchMutation($input: SetWatchInput!) {
      edit: setWatch(input: $input) {
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
  optimisticUpdater: (store, { issueId, watching }) => {
    const issue = store.get(issueId);
    if (!issue) return;
    issue.setValue(watching, 'viewerIsWatching');
  },
};
