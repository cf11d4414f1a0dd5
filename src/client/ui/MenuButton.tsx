import { type ReactNode, useRef, useState } from 'react';
import type { CommandId } from '../../shared/commands/commandKeys';
import { Button } from './Button';
import { lazyWithPreload } from './lazyWithPreload';
import type { MenuSection } from './MenuPopover';
import { LazySurface } from './LazySurface';

const MenuPopover = lazyWithPreload(() => import('./MenuPopover').then((module) => module.MenuPopover));

interface MenuButtonProps {
  /** Accessible name of the button and the menu. */
  label: string;
  sections: MenuSection[];
  /** Whether the visible content of the button is its accessible name. */
  isNameVisible?: boolean;
  children: ReactNode;
  className?: string | undefined;
  /** Command that opens the menu. */
  command?: CommandId;
  /** Edge of the button with which the menu is aligned. */
  align?: 'start' | 'end';
  /** Called when the pointer or the focus is on the button, to load the data of the menu. */
  onIntent?: () => void;
}

/** A button that opens a menu, whose code is loaded on hover or focus. */
export function MenuButton({
  label,
  isNameVisible = false,
  sections,
  children,
  className,
  align,
  command,
  onIntent,
}: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const prepare = () => {
    MenuPopover.preload();
    onIntent?.();
  };
  return (
    <>
      <Button
        ref={trigger}
        variant="quiet"
        className={className}
        aria-label={isNameVisible ? undefined : label}
        data-command={command}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      {open && (
        <LazySurface trigger={trigger} onClose={close}>
          <MenuPopover label={label} sections={sections} trigger={trigger} align={align} onClose={close} />
        </LazySurface>
      )}
    </>
  );
}
