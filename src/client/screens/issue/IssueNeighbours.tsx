import { ChevronDown, ChevronUp } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { type ListPlace, type ListPlaceState, neighbour } from '../../components/listPlace';
import { usePreload } from '../../preload';
import { formatCount } from '../../ui/format';
import { IconButton } from '../../ui/IconButton';
import { KEYS } from '../../ui/keys/keys';
import { useKeys } from '../../ui/keys/useKeys';
import styles from './IssueNeighbours.module.css';

const STEPS = [
  { step: -1, id: 'issue.previous', Icon: ChevronUp },
  { step: 1, id: 'issue.next', Icon: ChevronDown },
] as const;

/** "10 of 19,774", and the ways to the issues before and after it in the list. */
export function IssueNeighbours({ place, projectKey }: { place: ListPlace; projectKey: string }) {
  const navigate = useNavigate();
  const preload = usePreload();
  const hrefOf = (number: number): string => `/projects/${projectKey}/issues/${number}`;

  // In the place of this history entry: Back leads to the list, however far one has gone along it.
  const go = (step: -1 | 1): boolean => {
    const to = neighbour(place, step);
    if (!to) return false;
    const state: ListPlaceState = { place: to.place };
    void navigate(hrefOf(to.number), { replace: true, state });
    return true;
  };
  useKeys({ 'issue.previous': () => go(-1), 'issue.next': () => go(1) });

  return (
    <>
      <span className={styles.rank}>
        {formatCount(place.index + 1)}
        {place.total !== null && ` of ${formatCount(place.total)}`}
      </span>
      {STEPS.map(({ step, id, Icon }) => {
        const to = neighbour(place, step);
        const onIntent = (): void => {
          if (to) preload(hrefOf(to.number));
        };
        return (
          <IconButton
            key={id}
            label={KEYS[id].does}
            keys={KEYS[id].keys}
            disabled={!to}
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
