import { type ReactNode, useState } from 'react';
import type { UserError } from '../mutations/userError';
import { messageOf } from '../mutations/userError';
import { AlertDialog } from '../ui/AlertDialog';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PermittedButton } from './PermittedButton';

type Outcome = { status: 'done' } | { status: 'refused'; errors: readonly UserError[] };

interface Props {
  /** The words on the button. */
  label: string;
  /** Of what, for those who hear it among others of its kind. */
  of?: string;
  title: string;
  /** The words of going on. */
  action: string;
  permitted?: boolean;
  refusal?: string;
  commit: () => Promise<Outcome>;
  onDone?: () => void;
  /** What will be lost. */
  children: ReactNode;
}

/** A button that asks first, and tells what was said against it where one is asked. */
export function ConfirmButton({ label, of, title, action, permitted = true, ...props }: Props) {
  const { refusal = '', commit, onDone, children } = props;
  const [state, setState] = useState<'closed' | 'asking' | 'pending'>('closed');
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setState('closed');
    setProblem(null);
  };
  const confirm = async () => {
    setState('pending');
    const outcome = await commit();
    if (outcome.status === 'done') {
      close();
      onDone?.();
    } else {
      setState('asking');
      setProblem(messageOf(outcome.errors));
    }
  };
  return (
    <>
      <PermittedButton
        variant="quiet"
        permitted={permitted}
        refusal={refusal}
        onClick={() => setState('asking')}
      >
        {label}
        {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
      </PermittedButton>
      {state !== 'closed' && (
        <AlertDialog
          title={title}
          action={action}
          error={problem}
          pending={state === 'pending'}
          onConfirm={() => void confirm()}
          onClose={close}
        >
          {children}
        </AlertDialog>
      )}
    </>
  );
}
