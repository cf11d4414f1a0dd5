import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { lazyWithPreload } from './lazyWithPreload';
import type { MenuSection } from './MenuPopover';
import type { CommandId } from '../../shared/commands/commandKeys';
import { Button } from './Button';
import { LazySurface } from './LazySurface';

const MenuPopover = lazyWithPreload(() => import('./MenuPopover').then((module) => module.MenuPopover));

interface MenuButtonProps extends Omit<MenuTriggerProps, 'onIntent' | 'renderMenu'> {
  sections: MenuSection[];
  /** Edge of the button with which the menu is aligned. */
  align?: 'start' | 'end';
  /** Called when the pointer or the focus is on the button, to load the data of the menu. */
  onIntent?: () => void;
}

/** A button that opens a menu, whose code is loaded on hover or focus. */
export function MenuButton({ sections, align, onIntent, ...props }: MenuButtonProps) {
  return (
    <MenuTrigger
      {...props}
      onIntent={() => {
        MenuPopover.preload();
        onIntent?.();
      }}
      renderMenu={(menu) => <MenuPopover label={props.label} sections={sections} align={align} {...menu} />}
    />
  );
}

interface MenuTriggerProps {
  /** Accessible name of the button and the menu. */
  label: string;
  /** Whether the visible content of the button is its accessible name. */
  isNameVisible?: boolean;
  children: ReactNode;
  className?: string | undefined;
  /** Command that opens the menu. */
  command?: CommandId;
  /** Called when the pointer or the focus is on the button, to load the code and the data of the menu. */
  onIntent: () => void;
  renderMenu: (menu: { trigger: RefObject<HTMLButtonElement | null>; onClose: () => void }) => ReactNode;
}

/** A button that opens a menu whose code is loaded on demand. */
export function MenuTrigger({
  label,
  isNameVisible = false,
  children,
  className,
  command,
  onIntent,
  renderMenu,
}: MenuTriggerProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
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
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      {open && (
        <LazySurface trigger={trigger} onClose={close}>
          {renderMenu({ trigger, onClose: close })}
        </LazySurface>
      )}
    </>
  );
}
