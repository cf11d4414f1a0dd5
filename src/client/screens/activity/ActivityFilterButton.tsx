import { ChevronDown, type LucideIcon, X } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { useAbortingQueryLoader } from '../../relay/useAbortingQueryLoader';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import type { ActivityPickerProps, ActivityPickerQuery } from './ActivityPickerPopover';
import styles from './ActivityFilterButton.module.css';

interface ActivityFilterButtonProps<TQuery extends ActivityPickerQuery> {
  /** Name of the filtered field, such as `User`. */
  label: string;
  icon: LucideIcon;
  query: GraphQLTaggedNode;
  projectKey: string;
  Picker: ComponentType<ActivityPickerProps<TQuery>> & { preload: () => void };
  /** The chosen value, as plain text and as content of the button; null if the filter is not set. */
  chosen: { name: string; content: ReactNode } | null;
  /** Called with the chosen value, or with null when the filter is removed. */
  onChoose: (value: string | null) => void;
}

/** Button that opens the picker of an activity filter. If the filter is set, shows its value and a remove button. */
export function ActivityFilterButton<TQuery extends ActivityPickerQuery>({
  label,
  icon: Icon,
  query,
  projectKey,
  Picker,
  chosen,
  onChoose,
}: ActivityFilterButtonProps<TQuery>) {
  const { queryRef, open, load, dispose } = useAbortingQueryLoader<TQuery>(query);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <span className={chosen ? styles.chip : undefined}>
      <Button
        ref={trigger}
        variant="quiet"
        className={styles.button}
        aria-label={chosen ? `${label}: ${chosen.name}` : `Filter by ${label.toLowerCase()}`}
        aria-haspopup="dialog"
        aria-expanded={queryRef !== null}
        onPointerEnter={Picker.preload}
        onFocus={Picker.preload}
        onClick={() => open({ key: projectKey })}
      >
        {chosen ? chosen.content : <Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
        {!chosen && (
          <>
            {label}
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
          </>
        )}
      </Button>
      {chosen && (
        <IconButton
          label={`Remove filter: ${chosen.name}`}
          className={styles.remove}
          onClick={() => {
            onChoose(null);
            trigger.current?.focus();
          }}
        >
          <X size={14} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {queryRef && (
        <AsyncBoundary skeleton={null}>
          <Picker
            queryRef={queryRef}
            trigger={trigger}
            onRetry={() => load({ key: projectKey })}
            onClose={dispose}
            onChoose={(value) => {
              dispose();
              onChoose(value);
            }}
          />
        </AsyncBoundary>
      )}
    </span>
  );
}
