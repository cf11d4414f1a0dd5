import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { UserError } from '../errors/UserError';
import { messageOf } from '../errors/UserError';
import { AlertDialog } from '../ui/AlertDialog';
import { focusAfterRemoval } from '../ui/focusAfterRemoval';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PermittedButton } from './PermittedButton';

type Outcome = { status: 'done' } | { status: 'refused'; errors: readonly UserError[] };

interface Props {
  /** The words on the button. */
  label: string;
  /** Of what, for those who hear it among others of its kind. */
  subject?: string;
  /** Beside others of its kind; else it stands for itself. */
  variant?: 'quiet' | 'plain';
  title: string;
  /** The words of going on. */
  confirmLabel: string;
  permitted?: boolean;
  requirement?: string;
  commit: () => Promise<Outcome>;
  onDone?: () => void;
  /** What will be lost. */
  children: ReactNode;
}

/** A button that asks first, and tells what was said against it where one is asked. */
export function ConfirmButton({ label, subject, title, confirmLabel, permitted = true, ...props }: Props) {
  const { variant = 'quiet', requirement = '', commit, onDone, children } = props;
  const [state, setState] = useState<'closed' | 'asking' | 'pending'>('closed');
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isActing = useRef(false);
  // What it does may be the end of what it stands beside.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (isActing.current) focusAfterRemoval(own);
    };
  }, []);
  const close = () => {
    setState('closed');
    setProblem(null);
  };
  const confirm = async () => {
    setState('pending');
    isActing.current = true;
    const outcome = await commit();
    if (outcome.status === 'done') {
      close();
      onDone?.();
    } else {
      isActing.current = false;
      setState('asking');
      setProblem(messageOf(outcome.errors));
    }
  };
  return (
    <>
      <PermittedButton
        ref={button}
        variant={variant}
        permitted={permitted}
        requirement={requirement}
        onClick={() => setState('asking')}
      >
        {label}
        {subject !== undefined && <VisuallyHidden> {subject}</VisuallyHidden>}
      </PermittedButton>
      {state !== 'closed' && (
        <AlertDialog
          title={title}
          action={confirmLabel}
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
