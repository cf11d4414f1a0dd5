import { CircleSlash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Selection } from '../../../../../__generated__/FacetPanel_facet.graphql';
import { formatCount } from '../../../ui/format';
import styles from './FacetPanel.module.css';

export interface FacetValueProps {
  label: string;
  count: number;
  /** Count of the facet value relative to the facet's largest count, 0 to 1. */
  share: number;
  selection: Selection;
  icon: ReactNode;
  onChoose: (exclude: boolean) => void;
}

/** CSS classes of a facet value that is included in the query, excluded, or neither. */
export function getFacetValueClassName(selection: Selection): string {
  const classes = [
    styles.value,
    selection === 'INCLUDED' && styles.included,
    selection === 'EXCLUDED' && styles.excluded,
  ];
  return classes.filter(Boolean).join(' ');
}

type FacetValueButtonProps = Pick<FacetValueProps, 'label' | 'selection' | 'onChoose'>;

/**
 * Button for a facet value with its count: a click includes it in the query, an Alt-click excludes it. Reached by arrow
 * keys, as all buttons of facet values.
 */
export function IncludeFacetValueButton({
  label,
  count,
  selection,
  icon,
  onChoose,
}: FacetValueButtonProps & Pick<FacetValueProps, 'count' | 'icon'>) {
  return (
    <button
      type="button"
      className={styles.choose}
      tabIndex={-1}
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

/** Button that excludes a facet value from the query; a second click stops excluding it. */
export function ExcludeFacetValueButton({ label, selection, onChoose }: FacetValueButtonProps) {
  const excluded = selection === 'EXCLUDED';
  return (
    <button
      type="button"
      className={styles.exclude}
      tabIndex={-1}
      aria-pressed={excluded}
      aria-label={`Exclude ${label}`}
      title={excluded ? 'Stop excluding' : 'Exclude (Alt-click)'}
      onClick={() => onChoose(true)}
    >
      <CircleSlash2 size={13} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
