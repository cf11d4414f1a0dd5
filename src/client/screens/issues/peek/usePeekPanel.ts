import { useNavigate, useSearchParams } from 'react-router-dom';
import { parsePeekedIssueNumber } from './parsePeekedIssueNumber';

interface PeekPanelControl {
  /** Number of the issue in the preview panel; null: the panel is closed. */
  number: number | null;
  /** Opens the preview panel, or shows another issue in it. */
  show: (number: number) => void;
  close: () => void;
}

/**
 * State of the issue preview panel, stored in the URL. Opening adds a history entry; showing another issue or
 * closing replaces it.
 */
export function usePeekPanel(): PeekPanelControl {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const number = parsePeekedIssueNumber(search);

  const go = (next: number | null) => {
    const params = new URLSearchParams(search);
    if (next === null) params.delete('peek');
    else params.set('peek', String(next));
    void navigate({ search: params.toString() }, { replace: number !== null });
  };
  return {
    number,
    show: (next) => next !== number && go(next),
    close: () => number !== null && go(null),
  };
}
