import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Header, Menu, MenuItem, MenuSection as Section, Popover } from 'react-aria-components';
import { Kbd } from './Kbd';
import { useSurfaceKeys } from './keys/HoldKeys';
import styles from './MenuPopover.module.css';

export interface MenuItemOption {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Keyboard shortcut of the same action. */
  keys?: string;
  /** Whether the action of the menu item cannot be undone. */
  danger?: boolean;
}

export interface MenuSection {
  title?: string;
  items: MenuItemOption[];
  /** Id of the selected item, for sections that offer a choice. */
  selected?: string;
  onAction: (id: string) => void;
}

interface MenuPopoverProps {
  label: string;
  sections: MenuSection[];
  trigger: RefObject<HTMLElement | null>;
  /** Edge of the trigger with which the menu is aligned. */
  align?: 'start' | 'end' | undefined;
  onClose: () => void;
}

/** A menu below its button (React Aria): arrow keys, type-ahead, Escape, focus returns to the button. */
export function MenuPopover({ label, sections, trigger, align = 'end', onClose }: MenuPopoverProps) {
  const menu = useRef<HTMLDivElement>(null);
  // Until an item has the focus, the menu ignores Enter.
  useSurfaceKeys(menu, '[role^=menuitem]');
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      placement={`bottom ${align}`}
      offset={4}
      className={styles.popover ?? ''}
      onOpenChange={(open) => !open && onClose()}
    >
      <Menu ref={menu} aria-label={label} autoFocus="first" onClose={onClose} className={styles.menu ?? ''}>
        {sections.map((section, index) => (
          <Section
            key={section.title ?? index}
            aria-label={section.title ?? label}
            selectionMode={section.selected === undefined ? 'none' : 'single'}
            selectedKeys={section.selected === undefined ? [] : [section.selected]}
            disallowEmptySelection
          >
            {section.title && <Header className={styles.title}>{section.title}</Header>}
            {section.items.map((item) => (
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                className={[styles.item, item.danger && styles.danger].filter(Boolean).join(' ')}
                onAction={() => section.onAction(item.id)}
              >
                {item.icon}
                <span className={styles.label}>{item.label}</span>
                {item.keys && <Kbd keys={item.keys} />}
                {section.selected === item.id && <Check size={14} aria-hidden="true" />}
              </MenuItem>
            ))}
          </Section>
        ))}
      </Menu>
    </Popover>
  );
}
