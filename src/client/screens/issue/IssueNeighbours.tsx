import { ChevronDown, ChevronUp } from 'lucide-react';
import { isAtEnd, type ListPlace } from '../../components/listPlace';
import { usePreload } from '../../routing/preload';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import { IconButton } from '../../ui/IconButton';
import { KEYS } from '../../ui/keys/keys';
import { useKeys } from '../../ui/keys/useKeys';
import styles from './IssueNeighbours.module.css';
import { useNeighbours } from './useNeighbours';

const STEPS = [
  { step: -1, id: 'issue.previous', Icon: ChevronUp },
  { step: 1, id: 'issue.next', Icon: ChevronDown },
] as const;

/** "10 of 19,774", and the ways to the issues before and after it in the list. */
export function IssueNeighbours({ place, projectKey }: { place: ListPlace; projectKey: string }) {
  const { hrefOf, go, failure } = useNeighbours(place, projectKey);
  const preload = usePreload();
  useKeys({ 'issue.previous': () => go(-1), 'issue.next': () => go(1) });

  return (
    <>
      {failure && (
        <span className={styles.failure}>
          <span className={styles.message} title={failure.message}>
            {failure.message}
          </span>
          {failure.retry && <Button onClick={() => go(failure.step)}>Try again</Button>}
        </span>
      )}
      <span className={styles.rank}>
        {formatCount(place.index + 1)}
        {place.total !== null && ` of ${formatCount(place.total)}`}
      </span>
      {STEPS.map(({ step, id, Icon }) => {
        const onIntent = (): void => {
          const href = hrefOf(step);
          if (href) preload(href);
        };
        return (
          <IconButton
            key={id}
            label={KEYS[id].does}
            keys={KEYS[id].keys}
            disabled={isAtEnd(place, step)}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={() => go(step)}
          >
            <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        );
      })}
    </>
  );
}
