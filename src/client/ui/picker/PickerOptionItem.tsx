import { Check } from 'lucide-react';
import { use, useEffect, useEffectEvent } from 'react';
import { ListBoxItem, ListStateContext } from 'react-aria-components';
import styles from './OptionPicker.module.css';
import type { PickerOption } from './OptionPicker';

interface PickerOptionItemProps extends PickerOption {
  /** Whether the option is highlighted when it is mounted, as if the user had moved to it with the arrow keys. */
  isHighlightedOnMount: boolean;
}

/** An option in the list of a picker. */
export function PickerOptionItem({
  id,
  label,
  content,
  icon,
  detail,
  isHighlightedOnMount,
}: PickerOptionItemProps) {
  return (
    <ListBoxItem id={id} className={styles.option ?? ''} textValue={label}>
      {({ isSelected }) => (
        <>
          {isHighlightedOnMount && <HighlightOnMount id={id} />}
          {icon}
          <span className={styles.label}>{content ?? label}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
          <Check size={14} className={isSelected ? styles.check : styles.unchecked} aria-hidden="true" />
        </>
      )}
    </ListBoxItem>
  );
}

function HighlightOnMount({ id }: { id: string }) {
  const list = use(ListStateContext);
  const highlight = useEffectEvent(() => {
    list?.selectionManager.setFocused(true);
    list?.selectionManager.setFocusedKey(id);
  });
  useEffect(() => highlight(), []);
  return null;
}
