import { type ReactNode, useState } from 'react';
import { type UserError, joinErrorMessages } from '../../errors/UserError';
import { AlertDialog } from '../../ui/AlertDialog';
import { useFocusAfterRemoval } from '../../ui/focus/useFocusAfterRemoval';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PermittedButton } from './PermittedButton';

type ConfirmedActionResult = { status: 'done' } | { status: 'refused'; errors: readonly UserError[] };

interface ConfirmButtonProps {
  /** Text of the button that opens the confirmation dialog. */
  label: string;
  /** What the action applies to, for screen readers, because several buttons on a screen may have the same label. */
  subject?: string;
  /** Style of the button; `quiet` is for list rows. */
  variant?: 'quiet' | 'plain';
  title: string;
  /** Text of the dialog's button that confirms the action. */
  confirmLabel: string;
  /** Whether the button of the dialog is styled as an ordinary action instead of a destructive one. */
  isHarmless?: boolean;
  permitted?: boolean;
  requirement?: string;
  commit: () => Promise<ConfirmedActionResult>;
  onDone?: () => void;
  /** Dialog text that explains the effect of the action. */
  children: ReactNode;
}

/** A button whose action must be confirmed in a dialog. If the action fails, the dialog shows the error. */
export function ConfirmButton({
  label,
  subject,
  title,
  confirmLabel,
  isHarmless = false,
  permitted = true,
  ...props
}: ConfirmButtonProps) {
  const { variant = 'quiet', requirement = '', commit, onDone, children } = props;
  const [state, setState] = useState<'closed' | 'open' | 'pending'>('closed');
  const [problem, setProblem] = useState<string | null>(null);
  // The confirmed action may remove the list row that contains this button.
  const { element, expectRemoval } = useFocusAfterRemoval<HTMLButtonElement>();
  const close = () => {
    setState('closed');
    setProblem(null);
  };
  const confirm = async () => {
    setState('pending');
    expectRemoval();
    const result = await commit();
    if (result.status === 'done') {
      close();
      onDone?.();
    } else {
      expectRemoval(false);
      setState('open');
      setProblem(joinErrorMessages(result.errors));
    }
  };
  return (
    <>
      <PermittedButton
        ref={element}
        variant={variant}
        permitted={permitted}
        requirement={requirement}
        onClick={() => setState('open')}
      >
        {label}
        {subject !== undefined && <VisuallyHidden> {subject}</VisuallyHidden>}
      </PermittedButton>
      {state !== 'closed' && (
        <AlertDialog
          title={title}
          confirmLabel={confirmLabel}
          isHarmless={isHarmless}
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
