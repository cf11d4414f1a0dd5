import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { TEXT_LENGTH_MAX } from '../../../../shared/limits';
import { purge } from './purgeText';
import { messageOf } from '../../../errors/UserError';
import { AlertDialog } from '../../../ui/AlertDialog';
import { pluralize } from '../../../ui/format';
import styles from './PurgeDialog.module.css';

interface Props {
  issueId: string;
  issueKey: string;
  onClose: () => void;
}

/** Takes a leaked secret, or anything that should never have been written, out of all that an issue says. */
export function PurgeDialog({ issueId, issueKey, onClose }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const environment = useRelayEnvironment();

  const remove = async () => {
    setReplaced(null);
    if (text.trim() === '') return setError('Say which text is to be purged.');
    setPending(true);
    const result = await purge(environment, { issueId, text });
    setPending(false);
    if (result.status === 'refused') return setError(messageOf(result.errors));
    const count = result.response.edit.replaced;
    setError(count === 0 ? `It stands nowhere in ${issueKey}. Capitals, spaces and line ends count.` : null);
    if (count === 0) return;
    setReplaced(count);
    setText('');
  };
  return (
    <AlertDialog
      title={`Purge a text from ${issueKey}`}
      confirmLabel="Purge it everywhere"
      cancelLabel={replaced === null ? 'Cancel' : 'Done'}
      error={error}
      pending={pending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <label className={styles.text}>
        Text to purge, exactly as it stands there
        <textarea
          autoFocus
          rows={3}
          maxLength={TEXT_LENGTH_MAX}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p>
        Wherever it stands it becomes <code>[removed]</code>, and this cannot be taken back: in the title, the
        description, every comment, the history of their edits, what was imported, and the words it is found
        by. Other issues keep it, as does the source it was imported from.
      </p>
      {replaced !== null && (
        <p role="status" className={styles.done}>
          Purged from {pluralize(replaced, 'place')}. A secret that was out should be replaced all the same.
        </p>
      )}
    </AlertDialog>
  );
}
