import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from './Button';
import { lazyOnIntent } from './lazyOnIntent';
import type { MenuSection } from './MenuPopover';

const MenuPopover = lazyOnIntent(() => import('./MenuPopover').then((module) => module.MenuPopover));

interface Props {
  /** What is chosen with it: its name for assistive technology. */
  label: string;
  sections: MenuSection[];
  /** What stands on it is its name. */
  named?: boolean;
  children: ReactNode;
  className?: string | undefined;
  /** The pointer or the focus has come: what the menu needs can be asked for. */
  onIntent?: () => void;
}

/** A button that opens a menu. The menu's code comes when the pointer or the focus does. */
export function MenuButton({ label, named = false, sections, children, className, onIntent }: Props) {
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
        aria-label={named ? undefined : label}
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
