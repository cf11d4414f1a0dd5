import { useId, useState } from 'react';
import { useRelayEnvironment, graphql } from 'react-relay';
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime';
import { MARKDOWN_TEXT_LENGTH_MAX } from '../../../../shared/limits';
import { joinErrorMessages } from '../../../errors/UserError';
import { AlertDialog } from '../../../ui/AlertDialog';
import { FormErrorMessage } from '../../../ui/form/FormErrorMessage';
import { useTooLongMessage } from '../../../ui/form/useTooLongMessage';
import { pluralize } from '../../../ui/format';
import styles from './PurgeTextDialog.module.css';
import type { PurgeTextDialogMutation } from '../../../../../__generated__/PurgeTextDialogMutation.graphql';
import {
  commitImmediateMutation,
  type ImmediateMutationResult,
} from '../../../mutations/queue/commitImmediateMutation';
import type { MutationDefinition, MutationInput } from '../../../mutations/queue/MutationDefinition';

interface PurgeTextDialogProps {
  issueId: string;
  issueKey: string;
  onClose: () => void;
}

/**
 * Dialog that removes a text, for example a leaked secret, from all data of an issue, including its history.
 */
export function PurgeTextDialog({ issueId, issueKey, onClose }: PurgeTextDialogProps) {
  const [text, setText] = useState('');
  const messageId = useId();
  const tooLongMessage = useTooLongMessage(text, MARKDOWN_TEXT_LENGTH_MAX);
  const [error, setError] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const environment = useRelayEnvironment();

  const remove = async () => {
    setReplaced(null);
    if (tooLongMessage !== null) return;
    if (text.trim() === '') return setError('Enter the text to purge.');
    setPending(true);
    const result = await purgeTextFromIssue(environment, { issueId, text });
    setPending(false);
    if (result.status === 'refused') return setError(joinErrorMessages(result.errors));
    const count = result.response.edit.replaced;
    setError(
      count === 0 ? `Text not found in ${issueKey}. Case, spaces and line breaks must match exactly.` : null,
    );
    if (count === 0) return;
    setReplaced(count);
    setText('');
  };
  return (
    <AlertDialog
      title={`Purge text from ${issueKey}`}
      confirmLabel="Purge everywhere"
      hasField
      cancelLabel={replaced === null ? 'Cancel' : 'Done'}
      error={tooLongMessage === null ? error : null}
      pending={pending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <label className={styles.text}>
        Text to purge, exactly as written
        <textarea
          autoFocus
          rows={3}
          aria-invalid={tooLongMessage !== null}
          aria-describedby={tooLongMessage === null ? undefined : messageId}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <FormErrorMessage id={messageId} tooLongMessage={tooLongMessage} />
      <p>
        Each occurrence is replaced with <code>[removed]</code>: in the title, the description, all comments,
        their edit history, the imported original and the search index. This cannot be undone. Other issues
        and the import source are not changed.
      </p>
      {replaced !== null && (
        <p role="status" className={styles.done}>
          Purged from {pluralize(replaced, 'place')}. If the text is a secret, revoke it as well.
        </p>
      )}
    </AlertDialog>
  );
}

const purgeIssueText: MutationDefinition<PurgeTextDialogMutation, 'immediate'> = {
  name: 'purgeText',
  delivery: 'immediate',
  document: graphql`
    mutation PurgeTextDialogMutation($input: PurgeTextInput!) {
      edit: purgeText(input: $input) {
        replaced
        issue {
          ...issueUpdate_issue @arguments(screen: true)
          ...IssueTimeline_oldest
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
  input: MutationInput<PurgeTextDialogMutation>,
): Promise<ImmediateMutationResult<PurgeTextDialogMutation['response']>> {
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
