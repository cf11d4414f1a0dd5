import { formatCount } from '../../../ui/format';
import styles from './QueryPopups.module.css';
import type { QueryCompletionOptions } from './completionOptions';
import { Kbd } from '../../../ui/Kbd';
import type { QueryProblem } from '../data/ListedIssues';
import bar from './SearchQueryBar.module.css';

interface QueryCompletionListProps {
  id: string;
  completions: QueryCompletionOptions;
  active: number;
  onAccept: (index: number) => void;
}

/**
 * Listbox with completions of the query. The focus stays in the query field, which refers to the active
 * option with aria-activedescendant.
 */
export function QueryCompletionList({ id, completions, active, onAccept }: QueryCompletionListProps) {
  return (
    <div className={styles.popup}>
      <ul id={`${id}-options`} role="listbox" aria-label="Completions" className={styles.options}>
        {completions.options.map(({ label, detail, count }, index) => (
          <li
            key={label}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // Accepts the completion on pointer down, because the field would lose the focus before a click.
            onPointerDown={(event) => {
              event.preventDefault();
              onAccept(index);
            }}
          >
            <span className={styles.label}>{label}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
          </li>
        ))}
      </ul>
      {completions.showsSyntax && (
        <p className={styles.syntax}>
          <code>"exact phrase"</code> <code>-excluded</code> <code>a OR b</code> <code>NET-12</code>
        </p>
      )}
    </div>
  );
}

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
