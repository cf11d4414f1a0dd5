import { Kbd } from '../../../ui/Kbd';
import type { QueryProblem } from '../view/IssuesRowsQuery';
import bar from './SearchQueryBar.module.css';
import styles from './QueryProblems.module.css';

interface QueryProblemsProps {
  id: string;
  text: string;
  problems: readonly QueryProblem[];
  hidden: boolean;
  /** Called with the corrected query when the user accepts a suggestion. */
  onFix: (query: string) => void;
}

/** Lists the problems of the query, with a button for each suggested correction. */
export function QueryProblems({ id, text, problems, hidden, onFix }: QueryProblemsProps) {
  const firstFixable = problems.find(({ suggestion }) => suggestion != null);
  return (
    <div id={id} className={`${styles.problems} ${bar.problems}`} hidden={hidden || problems.length === 0}>
      {problems.map((problem, index) => (
        <p
          key={`${problem.start} ${problem.message}`}
          className={`${bar.problem} ${index > 0 ? bar.laterProblem : ''}`}
        >
          <code className={`${styles.part} ${bar.problemPart}`}>
            {text.slice(problem.start, problem.end)}
          </code>{' '}
          {replaceBackticksWithQuotes(problem.message)}
          {problem.suggestion != null && (
            <button
              type="button"
              className={`${styles.fix} ${bar.problemPart}`}
              aria-keyshortcuts={problem === firstFixable ? 'Alt+Enter' : undefined}
              onClick={() => onFix(applyQuerySuggestion(text, problem))}
            >
              {problem.suggestion === '' ? (
                'Remove'
              ) : (
                <>
                  Use <code>{problem.suggestion}</code>
                </>
              )}{' '}
              {problem === firstFixable && <Kbd keys="Alt+Enter" />}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

/** Replaces backticks, which mark code in messages, by quotation marks for display. */
export function replaceBackticksWithQuotes(message: string): string {
  return message.replace(/`([^`]*)`/g, '“$1”');
}

/** Replaces the part of the query that a problem is about with the suggested text. */
export function applyQuerySuggestion(text: string, { start, end, suggestion }: QueryProblem): string {
  return text.slice(0, start) + (suggestion ?? '') + text.slice(end);
}
