import type { ReactNode } from 'react';
import { createTextMatcher } from '../../../../shared/query/matches';
import type { SearchQuerySpan } from '../../../../shared/query/ast';
import { ISSUE_TITLE_CODE_PATTERN, IssueTitleCode } from '../../../components/IssueTitle';
import styles from './MarkedIssueTitle.module.css';

/** Shows an issue's title with the words of the query marked. */
export type RenderMarkedTitle = (title: string) => ReactNode;

/** Returns the function that renders titles for a query; null if the query searches for no words in titles. */
export function createMarkedTitleRenderer(query: string): RenderMarkedTitle | null {
  const findMatches = createTextMatcher(query, 'title');
  return findMatches && ((title) => renderMarkedTitle(title, findMatches(title)));
}

function renderMarkedTitle(title: string, matches: readonly SearchQuerySpan[]): ReactNode {
  const shown: ReactNode[] = [];
  let textStart = 0;
  for (const { index, 0: code, 1: text = '' } of title.matchAll(ISSUE_TITLE_CODE_PATTERN)) {
    const start = index + code.indexOf(text);
    shown.push(
      ...renderMarkedText(title, textStart, index, matches),
      <IssueTitleCode key={`code ${index}`}>
        {renderMarkedText(title, start, start + text.length, matches)}
      </IssueTitleCode>,
    );
    textStart = index + code.length;
  }
  return [...shown, ...renderMarkedText(title, textStart, title.length, matches)];
}

/** Renders the characters of a text from `start` to before `end`. Those that match the search query are highlighted. */
export function renderMarkedText(
  text: string,
  start: number,
  end: number,
  matches: readonly SearchQuerySpan[],
): ReactNode[] {
  const shown: ReactNode[] = [];
  let at = start;
  for (const match of matches) {
    const from = Math.max(match.start, at);
    const to = Math.min(match.end, end);
    if (from >= to) continue;
    shown.push(
      text.slice(at, from),
      <mark key={from} className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...shown, text.slice(at, end)];
}
