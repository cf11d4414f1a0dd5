import type { ReactNode } from 'react';
import { highlightSearchQuery, type QueryHighlightSpan } from '../../../../shared/query/highlight';
import type { QueryProblem } from '../data/ListedIssues';
import styles from './SearchQueryBar.module.css';

interface HighlightedSearchQueryProps {
  text: string;
  problems: readonly QueryProblem[];
}

/** A copy of the query's text behind the field, glyph for glyph in the same place, with its terms colored. */
export function HighlightedSearchQuery({ text, problems }: HighlightedSearchQueryProps) {
  return splitQueryTerms(text).map(({ start, end, negated, spans }) => (
    <span key={start} className={getQueryTermClassName(start, end, negated, spans, problems)}>
      {renderQueryTermSpans(text, start, end, spans)}
    </span>
  ));
}

interface HighlightedQueryTerm {
  start: number;
  end: number;
  negated: boolean;
  spans: QueryHighlightSpan[];
}

/**
 * Joins adjacent spans of a query into terms: a dash with the term it negates, a filter name with its value.
 */
function splitQueryTerms(text: string): HighlightedQueryTerm[] {
  const terms: HighlightedQueryTerm[] = [];
  let at = 0;
  const gap = (end: number) => {
    if (end > at) terms.push({ start: at, end, negated: false, spans: [] });
  };
  for (const span of highlightSearchQuery(text)) {
    const last = terms.at(-1);
    const joins =
      last &&
      last.spans.length > 0 &&
      last.end === span.start &&
      isQueryTermSpan(span) &&
      last.spans.every(isQueryTermSpan);
    if (joins) {
      last.end = span.end;
      last.spans.push(span);
    } else {
      gap(span.start);
      const negated = span.kind === 'operator' && text[span.start] === '-';
      terms.push({ start: span.start, end: span.end, negated, spans: [span] });
    }
    at = span.end;
  }
  gap(text.length);
  return terms;
}

const isQueryTermSpan = ({ kind }: QueryHighlightSpan): boolean => kind !== 'parenthesis';

function getQueryTermClassName(
  start: number,
  end: number,
  negated: boolean,
  spans: QueryHighlightSpan[],
  problems: readonly QueryProblem[],
): string {
  const isFilter = spans.some(({ kind }) => kind === 'name');
  const isWordOperator = spans.length === 1 && spans[0]?.kind === 'operator' && !negated;
  const hasProblem =
    problems.some((problem) => problem.start < end && problem.end > start) && spans.length > 0;
  const classes = [
    spans.length > 0 && !isWordOperator && (isFilter || negated) && styles.term,
    negated && styles.negated,
    isWordOperator && styles.operator,
    hasProblem && styles.wrong,
  ];
  return classes.filter(Boolean).join(' ');
}

function renderQueryTermSpans(
  text: string,
  start: number,
  end: number,
  spans: QueryHighlightSpan[],
): ReactNode {
  if (spans.length === 0) return text.slice(start, end);
  return spans.map((span) => (
    <span key={span.start} className={span.kind === 'name' ? styles.name : undefined}>
      {text.slice(span.start, span.end)}
    </span>
  ));
}
