import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import rows from '../../ui/rows.module.css';

interface ShowMoreButtonProps {
  hasNext: boolean;
  isLoadingNext: boolean;
  onClick: () => void;
  label?: string;
  /** Number of rows in the whole list, shown on the button. */
  totalCount?: number;
}

/** Loads the next page of a list; renders nothing on the last page. */
export function ShowMoreButton({
  hasNext,
  isLoadingNext,
  onClick,
  label = 'Show more',
  totalCount,
}: ShowMoreButtonProps) {
  if (!hasNext) return null;
  return (
    <Button className={rows.more} disabled={isLoadingNext} onClick={onClick}>
      {isLoadingNext
        ? 'Loading…'
        : `${label}${totalCount === undefined ? '' : ` of ${formatCount(totalCount)}`}`}
    </Button>
  );
}
