import { useNavigate, useSearchParams } from 'react-router-dom';
import { peekedNumber } from './peekedNumber';

interface Peek {
  /** The issue that is peeked at. */
  number: number | null;
  /** Opens it, or shows another one in the open panel. */
  show: (number: number) => void;
  close: () => void;
}

/** The peek, which lives in the address. Opening it is a step to go back from; moving it is not. */
export function usePeek(): Peek {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const number = peekedNumber(search);

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
