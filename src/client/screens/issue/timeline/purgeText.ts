import { graphql } from 'react-relay';
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime';
import type { purgeTextMutation } from '../../../../../__generated__/purgeTextMutation.graphql';
import {
  commitImmediateMutation,
  type ImmediateMutationResult,
} from '../../../mutations/queue/commitImmediateMutation';
import type { MutationDefinition, MutationInput } from '../../../mutations/queue/MutationDefinition';

const purgeIssueText: MutationDefinition<purgeTextMutation, 'immediate'> = {
  name: 'purgeText',
  delivery: 'immediate',
  document: graphql`
    mutation purgeTextMutation($input: PurgeTextInput!) {
      edit: purgeText(input: $input) {
        replaced
        issue {
          ...issueUpdate_issue @arguments(screen: true)
          ...useOldestTimelineItems_issue
          ...useNewestTimelineItems_issue
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/** Removes a text from an issue and its whole history, on the server and from this page's store. */
export async function purgeTextFromIssue(
  environment: IEnvironment,
  input: MutationInput<purgeTextMutation>,
): Promise<ImmediateMutationResult<purgeTextMutation['response']>> {
  const result = await commitImmediateMutation(environment, purgeIssueText, input);
  if (result.status === 'done') removeEditTextsFromStore(environment);
  return result;
}

/**
 * Removes the old and new texts of all edits of descriptions and comments from Relay's store; they are fetched again
 * when they are shown.
 */
function removeEditTextsFromStore(environment: IEnvironment): void {
  const records = environment.getStore().getSource();
  commitLocalUpdate(environment, (store) => {
    for (const id of records.getRecordIDs()) {
      const record = store.get(id);
      if (!record || !['BodyEdited', 'CommentEdit'].includes(record.getType())) continue;
      record.setValue(null, 'before');
      record.setValue(null, 'after');
      record.invalidateRecord();
    }
  });
}
