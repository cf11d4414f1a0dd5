import { CircleSlash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Selection } from '../../../../../__generated__/FacetSection_facet.graphql';
import { formatCount } from '../../../ui/format';
import styles from './FacetPanel.module.css';

export interface FacetValueProps {
  label: string;
  count: number;
  /** Of the facet's most frequent value, 0 to 1. */
  share: number;
  selection: Selection;
  icon: ReactNode;
  onChoose: (exclude: boolean) => void;
}

/** How a value looks by whether the query names it. */
export function classOfValue(selection: Selection): string {
  const classes = [
    styles.value,
    selection === 'INCLUDED' && styles.included,
    selection === 'EXCLUDED' && styles.excluded,
  ];
  return classes.filter(Boolean).join(' ');
}

type ButtonProps = Pick<FacetValueProps, 'label' | 'selection' | 'onChoose'> & {
  /** -1 in a grid, whose rows have the focus. */
  tabIndex?: number;
};

/** A value with its count: a click chooses it, with Alt excludes it. */
export function ChooseButton({
  label,
  count,
  selection,
  icon,
  onChoose,
  tabIndex,
}: ButtonProps & Pick<FacetValueProps, 'count' | 'icon'>) {
  return (
    <button
      type="button"
      className={styles.choose}
      tabIndex={tabIndex}
      aria-pressed={selection === 'INCLUDED'}
      title={label}
      onClick={(event) => onChoose(event.altKey)}
    >
      {icon}
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>{formatCount(count)}</span>
    </button>
  );
}

export function ExcludeButton({ label, selection, onChoose, tabIndex }: ButtonProps) {
  const excluded = selection === 'EXCLUDED';
  return (
    <button
      type="button"
      className={styles.exclude}
      tabIndex={tabIndex}
      aria-pressed={excluded}
      aria-label={`Exclude ${label}`}
      title={excluded ? 'No longer exclude' : 'Exclude (Alt-click)'}
      onClick={() => onChoose(true)}
    >
      <CircleSlash2 size={13} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
