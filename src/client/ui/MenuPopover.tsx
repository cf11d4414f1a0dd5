import { Check } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Header, Menu, MenuItem, MenuSection as Section, Popover } from 'react-aria-components';
import styles from './MenuPopover.module.css';

export interface MenuItemOption {
  id: string;
  label: string;
  icon?: ReactNode;
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

interface Props {
  label: string;
  sections: MenuSection[];
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A menu below its button (React Aria): arrow keys, type-ahead, Escape, focus returns to the button. */
export function MenuPopover({ label, sections, trigger, onClose }: Props) {
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      placement="bottom end"
      offset={4}
      className={styles.popover ?? ''}
      onOpenChange={(open) => !open && onClose()}
    >
      <Menu aria-label={label} autoFocus="first" onClose={onClose} className={styles.menu ?? ''}>
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
                {section.selected === item.id && <Check size={14} aria-hidden="true" />}
              </MenuItem>
            ))}
          </Section>
        ))}
      </Menu>
    </Popover>
  );
}
