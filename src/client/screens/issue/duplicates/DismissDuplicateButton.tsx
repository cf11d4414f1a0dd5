import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { toError } from '../../../errors/RequestError';
import { dismissDuplicate } from '../../../mutations/dismissDuplicate';
import { Button } from '../../../ui/Button';
import styles from './IssueDuplicates.module.css';

interface DismissDuplicateButtonProps {
  issueId: string;
  otherId: string;
  /** Whether the button undoes the dismissal. */
  undo?: boolean;
  onDone: () => void;
}

/** Button that dismisses a pair of suggested duplicates, or undoes the dismissal. */
export function DismissDuplicateButton({
  issueId,
  otherId,
  undo = false,
  onDone,
}: DismissDuplicateButtonProps) {
  const environment = useRelayEnvironment();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const dismiss = async (): Promise<void> => {
    setError(null);
    setIsPending(true);
    try {
      await dismissDuplicate(environment, { issueId, otherId, undo });
      onDone();
    } catch (caught) {
      setError(toError(caught).message);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      <Button variant={undo ? 'quiet' : 'plain'} disabled={isPending} onClick={() => void dismiss()}>
        {undo ? 'Undo' : 'Not a duplicate'}
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
