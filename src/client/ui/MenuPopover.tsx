import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import {
  Header,
  Menu,
  MenuItem as AriaMenuItem,
  MenuSection as Section,
  Popover,
} from 'react-aria-components';
import { COMMAND_DESCRIPTIONS } from '../../shared/commands/commandDescriptions';
import type { CommandId } from '../../shared/commands/commandKeys';
import { CommandKbd } from './Kbd';
import { useSurfaceKeys } from './keys/HoldKeys';
import styles from './MenuPopover.module.css';

interface MenuItem {
  icon?: ReactNode;
  /** Whether the action of the menu item cannot be undone. */
  danger?: boolean;
}

/** A choice of a value, or a link. */
export interface MenuItemOption extends MenuItem {
  id: string;
  label: string;
}

/** A command. Its id is the id of the item; its keyboard shortcut is shown. */
export interface MenuCommand extends MenuItem {
  command: CommandId;
  /** Replaces the title of the command if that does not describe its current effect, such as "Unlock". */
  label?: string;
}

export interface MenuSection {
  title?: string;
  items: (MenuItemOption | MenuCommand)[];
  /** Whether the items cannot be chosen; the title says why. */
  isDisabled?: boolean;
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
  // Holds keys until an item has the focus, because the menu ignores Enter before that.
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
            {section.items.map((item) => {
              const id = 'command' in item ? item.command : item.id;
              const text = item.label ?? getMenuTitle(id as CommandId);
              return (
                <AriaMenuItem
                  key={id}
                  id={id}
                  data-command={'command' in item ? id : undefined}
                  textValue={text}
                  isDisabled={section.isDisabled ?? false}
                  className={[styles.item, item.danger && !section.isDisabled && styles.danger]
                    .filter(Boolean)
                    .join(' ')}
                  onAction={() => section.onAction(id)}
                >
                  {item.icon}
                  <span className={styles.label}>{text}</span>
                  {'command' in item && <CommandKbd id={item.command} />}
                  {section.selected === id && <Check size={14} aria-hidden="true" />}
                </AriaMenuItem>
              );
            })}
          </Section>
        ))}
      </Menu>
    </Popover>
  );
}

function getMenuTitle(id: CommandId): string {
  const { title, menuTitle } = COMMAND_DESCRIPTIONS[id];
  return menuTitle ?? title;
}
