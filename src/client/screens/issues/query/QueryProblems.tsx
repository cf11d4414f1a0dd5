import type { QueryProblem } from '../view/IssuesRowsQuery';
import bar from './QueryBar.module.css';
import styles from './QueryProblems.module.css';

interface Props {
  id: string;
  text: string;
  problems: readonly QueryProblem[];
  hidden: boolean;
  /** Called with the corrected query when the user accepts a suggestion. */
  onFix: (query: string) => void;
}

/** Lists the problems of the query, with a button for each suggested correction. */
export function QueryProblems({ id, text, problems, hidden, onFix }: Props) {
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
              onClick={() => onFix(applyQuerySuggestion(text, problem))}
            >
              Use <code>{problem.suggestion}</code>
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

function applyQuerySuggestion(text: string, { start, end, suggestion }: QueryProblem): string {
  return text.slice(0, start) + (suggestion ?? '') + text.slice(end);
}
