import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from './Button';
import { lazyWithPreload } from './lazyWithPreload';
import type { MenuSection } from './MenuPopover';

const MenuPopover = lazyWithPreload(() => import('./MenuPopover').then((module) => module.MenuPopover));

interface Props {
  /** Accessible name of the button and the menu. */
  label: string;
  sections: MenuSection[];
  /** Whether the visible content of the button is its accessible name. */
  isNameVisible?: boolean;
  children: ReactNode;
  className?: string | undefined;
  /** Called when the pointer or the focus is on the button, to load the data of the menu. */
  onIntent?: () => void;
}

/** A button that opens a menu, whose code is loaded on hover or focus. */
export function MenuButton({ label, isNameVisible = false, sections, children, className, onIntent }: Props) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
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
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MenuPopover label={label} sections={sections} trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
