import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Form } from '../../ui/form/Form';
import rows from '../../ui/rows.module.css';
import { PermittedButton } from '../permissions/PermittedButton';

/** Which of a list's inline forms is open; `Name` has one value for each form. */
interface InlineFormsState<Name extends string> {
  open: Name | null;
  /** Opens a form, also in place of the open one. */
  show: (name: Name) => void;
  /** Opens or closes a form; `button` receives the focus when the form is closed. */
  toggle: (name: Name, button: HTMLElement) => void;
  /** Closes the form and returns the focus to the button that opened it. */
  close: () => void;
}

/** State of a list's inline forms, of which at most one is open at a time. */
export function useInlineForms<Name extends string>(): InlineFormsState<Name> {
  const [open, setOpen] = useState<Name | null>(null);
  const opener = useRef<HTMLElement>(null);
  return {
    open,
    show: setOpen,
    toggle: (name, button) => {
      opener.current = button;
      setOpen(open === name ? null : name);
    },
    close: () => {
      setOpen(null);
      opener.current?.focus();
    },
  };
}

interface InlineFormButtonProps<Name extends string> extends Omit<
  ComponentProps<typeof PermittedButton>,
  'onClick' | 'name'
> {
  forms: InlineFormsState<Name>;
  name: Name;
  icon: LucideIcon;
}

/** Button that opens and closes an inline form. */
export function InlineFormButton<Name extends string>({
  forms,
  name,
  icon: Icon,
  ...props
}: InlineFormButtonProps<Name>) {
  const { children, ...button } = props;
  return (
    <PermittedButton
      variant="primary"
      {...button}
      aria-expanded={forms.open === name}
      onClick={(event) => forms.toggle(name, event.currentTarget)}
    >
      <Icon size={14} strokeWidth={2} aria-hidden="true" /> {children}
    </PermittedButton>
  );
}

interface InlineFormProps {
  /** Accessible name of the form. */
  label: string;
  /** Text of the submit button. */
  submit: string;
  /** State of the form, from `useForm`. */
  form: { sending: boolean; submit: () => void; errors: { other?: string | undefined } };
  /** Whether the form also edits an existing row, in place of it. */
  editsRow?: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** A form in a list, in a frame of its own. */
export function InlineForm({ label, submit, form, editsRow = false, onCancel, children }: InlineFormProps) {
  return (
    <Form
      label={label}
      className={editsRow ? rows.rowForm : rows.form}
      submit={submit}
      sending={form.sending}
      onSubmit={form.submit}
      onCancel={onCancel}
      error={form.errors.other}
    >
      {children}
    </Form>
  );
}
