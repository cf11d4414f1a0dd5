import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { UserError } from '../errors/UserError';
import { messageOf } from '../errors/UserError';
import { AlertDialog } from '../ui/AlertDialog';
import { focusNear } from '../ui/focusNear';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PermittedButton } from './PermittedButton';

type Outcome = { status: 'done' } | { status: 'refused'; errors: readonly UserError[] };

interface Props {
  /** The words on the button. */
  label: string;
  /** Of what, for those who hear it among others of its kind. */
  of?: string;
  /** Beside others of its kind; else it stands for itself. */
  variant?: 'quiet' | 'plain';
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
  const { variant = 'quiet', refusal = '', commit, onDone, children } = props;
  const [state, setState] = useState<'closed' | 'asking' | 'pending'>('closed');
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isActing = useRef(false);
  // What it does may be the end of what it stands beside.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (isActing.current) focusNear(own);
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
