import { CircleSlash2 } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { formatCount } from '../../../ui/format';
import styles from './FacetPanel.module.css';

interface Props {
  label: string;
  count: number;
  /** Of the facet's most frequent value, 0 to 1. */
  share: number;
  selection: string;
  icon: ReactNode;
  onChoose: (exclude: boolean) => void;
}

/** A value of a facet: a click chooses it, Alt with it or the button beside it excludes it. */
export function FacetValueRow({ label, count, share, selection, icon, onChoose }: Props) {
  const included = selection === 'INCLUDED';
  const excluded = selection === 'EXCLUDED';
  const classes = [styles.value, included && styles.included, excluded && styles.excluded];
  return (
    <li className={classes.filter(Boolean).join(' ')} style={{ '--share': share } as CSSProperties}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={included}
        title={label}
        onClick={(event) => onChoose(event.altKey)}
      >
        {icon}
        <span className={styles.label}>{label}</span>
        <span className={styles.count}>{formatCount(count)}</span>
      </button>
      <button
        type="button"
        className={styles.exclude}
        aria-pressed={excluded}
        aria-label={`Exclude ${label}`}
        title={excluded ? 'No longer exclude' : 'Exclude (Alt-click)'}
        onClick={() => onChoose(true)}
      >
        <CircleSlash2 size={13} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  );
}
