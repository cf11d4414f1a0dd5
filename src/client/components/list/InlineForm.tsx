import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { PermittedButton } from '../PermittedButton';

/** Which of a list's inline forms is open; `Name` has one value for each form. */
export interface InlineForms<Name extends string> {
  open: Name | null;
  toggle: (name: Name, button: HTMLElement) => void;
  /** Closes the form and returns the focus to the button that opened it. */
  close: () => void;
}

/** State of a list's inline forms, of which at most one is open at a time. */
export function useInlineForms<Name extends string>(): InlineForms<Name> {
  const [open, setOpen] = useState<Name | null>(null);
  const opener = useRef<HTMLElement>(null);
  return {
    open,
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

interface Props<Name extends string> extends Omit<
  ComponentProps<typeof PermittedButton>,
  'onClick' | 'name'
> {
  forms: InlineForms<Name>;
  name: Name;
  icon: LucideIcon;
}

/** Button that opens and closes an inline form. */
export function InlineFormButton<Name extends string>({ forms, name, icon: Icon, ...props }: Props<Name>) {
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
