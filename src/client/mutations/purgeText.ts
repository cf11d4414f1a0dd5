import { graphql } from 'react-relay';
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime';
import type { purgeTextMutation } from '../../../__generated__/purgeTextMutation.graphql';
import { type Edit, type InputOf, stepOf } from './Edit';
import { type Answer, sendStep } from './sendStep';

const purgeText: Edit<purgeTextMutation> = {
  name: 'purgeText',
  document: graphql`
    mutation purgeTextMutation($input: PurgeTextInput!) {
      edit: purgeText(input: $input) {
        replaced
        issue {
          version
          ...IssueRow_issue
          ...IssueHeader_issue
          ...IssueText_issue
          ...useTimelineHead_issue
          ...useTimelineTail_issue
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/**
 * Takes a text out of all that an issue says and ever said, on the server and on this page. It is sent once
 * and kept nowhere: what waits for the server stands in the browser's storage, where a secret must not be.
 */
export async function purge(environment: IEnvironment, input: InputOf<purgeTextMutation>): Promise<Answer> {
  const answer = await sendStep(environment, stepOf(purgeText, input), null);
  if (answer.status === 'done') forgetTexts(environment);
  return answer;
}

/** What edits of descriptions changed goes from the page, and is asked for anew when somebody wants to see it. */
function forgetTexts(environment: IEnvironment): void {
  const records = environment.getStore().getSource();
  commitLocalUpdate(environment, (store) => {
    for (const id of records.getRecordIDs()) {
      const record = store.get(id);
      if (record?.getType() !== 'BodyEdited') continue;
      record.setValue(null, 'before');
      record.setValue(null, 'after');
      record.invalidateRecord();
    }
  });
}
