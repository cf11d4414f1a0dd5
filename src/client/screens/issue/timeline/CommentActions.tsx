import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deleteComment } from '../../../mutations/deleteComment';
import { stepOf } from '../../../mutations/Edit';
import { useEdits } from '../../../mutations/useEdits';
import { messageOf } from '../../../mutations/userError';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import styles from './TimelineComment.module.css';

interface Props {
  id: string;
  author: string;
  onEdit: () => void;
}

/** Changing a comment and taking it away; the latter cannot be taken back, so it is asked. */
export function CommentActions({ id, author, onEdit }: Props) {
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const edits = useEdits();
  const { pathname } = useLocation();
  const remove = async () => {
    setAsking(false);
    const outcome = await edits.commit(stepOf(deleteComment, { id }), {
      words: `Delete the comment of ${author}`,
      href: pathname,
    });
    if (outcome.status === 'refused') setError(messageOf(outcome.errors));
  };
  if (asking) {
    return (
      <span className={styles.asking} role="group" aria-label="Delete this comment?">
        Delete it for good?
        <Button autoFocus onClick={() => void remove()}>
          Delete
        </Button>
        <Button onClick={() => setAsking(false)}>Keep</Button>
      </span>
    );
  }
  return (
    <>
      {error !== null && <span role="alert">{error}</span>}
      <IconButton label="Edit this comment" className={styles.action} onClick={onEdit}>
        <Pencil size={13} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label="Delete this comment" className={styles.action} onClick={() => setAsking(true)}>
        <Trash2 size={13} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </>
  );
}
