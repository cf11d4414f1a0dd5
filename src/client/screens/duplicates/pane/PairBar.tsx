import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { DuplicateScore } from '../../../components/duplicates/DuplicateScore';
import { Button } from '../../../ui/Button';
import { CommandKbd } from '../../../ui/Kbd';
import { formatCount } from '../../../ui/format';
import { IconButton } from '../../../ui/IconButton';
import styles from './PairBar.module.css';

interface PairBarProps {
  keptKey: string;
  pairKey: string;
  score: number;
  /** What the compared issue has in common with other issues of its cluster, in words. */
  reasons: readonly string[];
  /** Index of the pair among the pairs of the cluster. */
  index: number;
  count: number;
  onMove: (distance: number) => void;
  onClose: () => void;
}

/** Bar above the comparison: the two issues, and buttons for the previous and the next pair of the cluster. */
export function PairBar({ keptKey, pairKey, score, reasons, index, count, onMove, onClose }: PairBarProps) {
  return (
    <header className={styles.bar}>
      <IconButton label="Back to clusters" className={styles.back} onClick={onClose}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <h2 className={styles.keys}>
        {keptKey} <span>and</span> {pairKey}
      </h2>
      <DuplicateScore score={score} />
      <span className={styles.reasons} title={reasons.join(', ')}>
        {reasons.join(', ')}
      </span>
      <span className={styles.position}>
        pair {formatCount(index + 1)} of {formatCount(count)}
      </span>
      <Button
        variant="quiet"
        className={styles.move}
        aria-label="Previous pair"
        disabled={index === 0}
        data-command="list.previous"
        onClick={() => onMove(-1)}
      >
        <ChevronUp size={15} strokeWidth={1.75} aria-hidden="true" />
        <CommandKbd id="list.previous" />
      </Button>
      <Button
        variant="quiet"
        className={styles.move}
        aria-label="Next pair"
        disabled={index === count - 1}
        data-command="list.next"
        onClick={() => onMove(1)}
      >
        <ChevronDown size={15} strokeWidth={1.75} aria-hidden="true" />
        <CommandKbd id="list.next" />
      </Button>
    </header>
  );
}
