import { useEffect, useRef, useState } from 'react';
import { isSameList } from '../../../components/listState';
import type { IssuesView } from './IssuesView';
import { openTypedView, retainView } from './views';

/** The server is asked this long after the last key, in ms: it answers sooner than the next key comes. */
const ASK_AFTER = 20;

interface TypedView {
  /** The list of what is typed so far; the address's as long as nothing else is. */
  view: IssuesView;
  /** To be told of the query as it is being typed. */
  follow: (query: string) => void;
}

/**
 * Lets the list follow the keyboard without a history entry a key. Each view that is left aborts
 * what it asked, so that only the last one's answer can come.
 *
 * @param asked the view of the address: a new one is the end of what was typed over the one before
 */
export function useTypedView(asked: IssuesView): TypedView {
  const [typed, setTyped] = useState<{ view: IssuesView; over: IssuesView } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever takes back what they typed finds it as it was.
  useEffect(() => {
    const release = retainView(asked);
    return () => {
      clearTimeout(timer.current);
      release();
    };
  }, [asked]);

  const follow = (query: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const list = { ...asked.list, query: query.trim() };
      setTyped(
        isSameList(list, asked.list) ? null : { view: openTypedView(asked.environment, list), over: asked },
      );
    }, ASK_AFTER);
  };
  return { view: typed?.over === asked ? typed.view : asked, follow };
}
