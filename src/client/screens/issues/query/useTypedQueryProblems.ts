import { useEffect, useState } from 'react';
import type { QueryProblem } from '../view/IssuesRowsQuery';

/** Delay after a change before problems in the term being typed are shown, in ms. */
const TYPED_TERM_PROBLEM_DELAY_MS = 1_000;

interface TypedQueryProblems {
  problems: readonly QueryProblem[];
  /** To be called with the caret's position in the query when it has moved. */
  setCaret: (caret: number) => void;
}

/**
 * The problems that the parser finds in the query that is being typed. Those of the term at the caret are left out
 * until the user pauses, because every term is incomplete while it is being typed.
 * @param findProblems finds the problems of a query; undefined until its code has been loaded
 */
export function useTypedQueryProblems(
  text: string,
  findProblems: ((query: string) => QueryProblem[]) | undefined,
): TypedQueryProblems {
  const [caret, setCaret] = useState(0);
  const [settledText, setSettledText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), TYPED_TERM_PROBLEM_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const problems = findProblems?.(text) ?? [];
  const isBeingTyped = ({ start, end }: QueryProblem) =>
    start <= caret && text.slice(end, caret).trim() === '';
  return {
    problems: text === settledText ? problems : problems.filter((each) => !isBeingTyped(each)),
    setCaret,
  };
}
