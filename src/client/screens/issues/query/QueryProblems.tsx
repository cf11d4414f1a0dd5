import type { QueryProblem } from '../view/IssuesRowsQuery';
import bar from './QueryBar.module.css';
import styles from './QueryProblems.module.css';

interface Props {
  id: string;
  text: string;
  problems: readonly QueryProblem[];
  hidden: boolean;
  /** Takes a suggestion. */
  onFix: (query: string) => void;
}

/** What is wrong with the query, in words; a suggestion is a click away. */
export function QueryProblems({ id, text, problems, hidden, onFix }: Props) {
  return (
    <div id={id} className={`${styles.problems} ${bar.problems}`} hidden={hidden || problems.length === 0}>
      {problems.map((problem, index) => (
        <p
          key={`${problem.start} ${problem.message}`}
          className={`${bar.problem} ${index > 0 ? bar.laterProblem : ''}`}
        >
          <code className={`${styles.place} ${bar.problemPart}`}>
            {text.slice(problem.start, problem.end)}
          </code>{' '}
          {inQuotes(problem.message)}
          {problem.suggestion != null && (
            <button
              type="button"
              className={`${styles.fix} ${bar.problemPart}`}
              onClick={() => onFix(fixed(text, problem))}
            >
              Use <code>{problem.suggestion}</code>
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

/** Messages set what is code in backticks. */
export function inQuotes(message: string): string {
  return message.replace(/`([^`]*)`/g, '“$1”');
}

function fixed(text: string, { start, end, suggestion }: QueryProblem): string {
  return text.slice(0, start) + (suggestion ?? '') + text.slice(end);
}
