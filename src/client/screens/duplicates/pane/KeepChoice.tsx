import { type KeyboardEvent, useState } from 'react';
import type { KeepOption_issue$key } from '../../../../../__generated__/KeepOption_issue.graphql';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';
import styles from './KeepChoice.module.css';
import { KeepOption } from './KeepOption';

/** Number of issues that are offered before the others are requested. */
const OFFERED_ISSUES = 2;

interface KeepChoiceProps {
  issues: readonly {
    id: string;
    issue: KeepOption_issue$key;
    /** Number of votes and comments: issues with more are offered first. */
    activity: number;
  }[];
  /** Id of the issue that is kept. */
  kept: string;
  /** Id of the issue that the server suggests. */
  suggested: string;
  suggestionReasons: readonly string[];
  onKeep: (id: string) => void;
}

/** Choice of the issue that the others are merged into. */
export function KeepChoice({ issues, kept, suggested, suggestionReasons, onKeep }: KeepChoiceProps) {
  const [isExpanded, setExpanded] = useState(false);
  const ordered = issues.toSorted(
    (one, other) =>
      Number(other.id === suggested) - Number(one.id === suggested) || other.activity - one.activity,
  );
  const offered = isExpanded
    ? ordered
    : ordered.filter(({ id }, index) => index < OFFERED_ISSUES || id === kept);
  const hiddenCount = ordered.length - offered.length;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = offered.findIndex(({ id }) => id === kept) + step;
    const chosen = offered[(index + offered.length) % offered.length];
    if (!chosen) return;
    onKeep(chosen.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[offered.indexOf(chosen)]?.focus();
  };
  return (
    <section>
      <h2 id="keep-heading" className={styles.heading}>
        Keep
      </h2>
      <div role="radiogroup" aria-labelledby="keep-heading" onKeyDown={onKeyDown}>
        {offered.map(({ id, issue }) => (
          <KeepOption
            key={id}
            issue={issue}
            reasons={id === suggested ? suggestionReasons : null}
            isKept={id === kept}
            onKeep={() => onKeep(id)}
          />
        ))}
      </div>
      {hiddenCount > 0 && (
        <Button variant="quiet" className={styles.more} onClick={() => setExpanded(true)}>
          {formatCount(hiddenCount)} more
        </Button>
      )}
    </section>
  );
}
