import { lazyWithPreload } from './lazyWithPreload';
import type { MenuSection } from './MenuPopover';
import { MenuTrigger, type MenuTriggerProps } from './MenuTrigger';

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
