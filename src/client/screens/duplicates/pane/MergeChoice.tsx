import { formatCount } from '../../../ui/format';
import styles from './MergeChoice.module.css';
import { MergeOption, type MergeOptionProps } from './MergeOption';

interface MergeChoiceProps {
  options: readonly (MergeOptionProps & { id: string })[];
  tickedCount: number;
}

/** The other issues of the cluster, of which the ticked ones are merged. */
export function MergeChoice({ options, tickedCount }: MergeChoiceProps) {
  return (
    <section className={styles.choice} aria-labelledby="merge-heading">
      <header className={styles.heading}>
        <h2 id="merge-heading">Issues to merge</h2>
        <span>
          {formatCount(tickedCount)} of {formatCount(options.length)} ticked
        </span>
      </header>
      <ul>
        {options.map(({ id, ...option }) => (
          <MergeOption key={id} {...option} />
        ))}
      </ul>
    </section>
  );
}
