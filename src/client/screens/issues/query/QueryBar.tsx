import { ListFilter, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseQuery } from '../../../../shared/query/parse';
import { SEARCH_QUERY_LENGTH_MAX } from '../../../../shared/limits';
import { Kbd } from '../../../ui/Kbd';
import { useKeyBindings } from '../../../ui/keys/useKeyBindings';
import { type IssueListUrlState, buildIssueListHref } from '../../../components/issueListUrlState';
import type { QueryProblem } from '../view/IssuesRowsQuery';
import { QueryCompletionList } from './CompletionList';
import { acceptQueryCompletionOption } from './completion';
import styles from './QueryBar.module.css';
import { HighlightedQuery } from './HighlightedQuery';
import { QueryProblems } from './QueryProblems';
import { useQueryCompletion } from './useQueryCompletion';

interface Props {
  list: IssueListUrlState;
  /** Problems that the server found in the issue list's query. */
  problems: readonly QueryProblem[];
  /** Called with the query after each change, except while an input method is composing. */
  onType: (query: string) => void;
}

/**
 * The query field of the issue list: colors terms, offers completions and underlines problems. Enter, or
 * moving the focus away, writes the query to the URL.
 */
export function QueryBar({ list, problems, onType }: Props) {
  const [applied, setApplied] = useState(list.query);
  const [text, setText] = useState(list.query);
  // A new query in the URL (after a click on a facet or Back) replaces the typed text; the same query keeps
  // it.
  if (applied !== list.query) {
    setApplied(list.query);
    setText(list.query);
  }
  const input = useRef<HTMLInputElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const completion = useQueryCompletion(list.projectKey);
  const shownProblems = text === list.query ? problems : parseQuery(text, 0).problems;

  useKeyBindings({
    'list.query': () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  // Keeps the colored copy of the query aligned when typing scrolls the field.
  useEffect(() => syncHorizontalScroll(input.current, mirror.current), [text]);

  const change = (next: string, caret: number) => {
    setText(next);
    completion.update(next, caret);
    onType(next);
  };
  const apply = (query: string) => {
    completion.close();
    const trimmed = query.trim();
    setText(trimmed);
    if (trimmed !== list.query) void navigate(buildIssueListHref({ ...list, query: trimmed }));
  };
  const accept = (index: number) => {
    const accepted = acceptQueryCompletionOption(text, completion, index);
    if (!accepted) return;
    change(accepted.text, accepted.caret);
    requestAnimationFrame(() => input.current?.setSelectionRange(accepted.caret, accepted.caret));
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { active, options } = completion;
    if (event.key === 'ArrowDown' && options.length === 0)
      completion.update(text, getCaretPosition(event.currentTarget));
    else if (event.key === 'ArrowDown') completion.move(1);
    else if (event.key === 'ArrowUp' && options.length > 0) completion.move(-1);
    else if ((event.key === 'Enter' || event.key === 'Tab') && active >= 0) accept(active);
    else if (event.key === 'Enter') apply(text);
    else if (event.key === 'Escape' && options.length > 0) completion.close();
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
  };

  const isOpen = completion.options.length > 0;
  return (
    <form
      role="search"
      className={styles.query}
      onSubmit={(event) => {
        event.preventDefault();
        apply(text);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) apply(text);
      }}
    >
      <ListFilter size={15} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.field}>
        <div ref={mirror} className={styles.mirror} aria-hidden="true">
          <HighlightedQuery text={text} problems={shownProblems} />
        </div>
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label="Query"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-options` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={completion.active >= 0 ? `${id}-${completion.active}` : undefined}
          aria-invalid={shownProblems.length > 0 || undefined}
          aria-describedby={`${id}-problems`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={SEARCH_QUERY_LENGTH_MAX}
          placeholder="Search, or filter: is:open label:…"
          value={text}
          onChange={({ target, nativeEvent }) => {
            if (isImeComposing(nativeEvent)) setText(target.value);
            else change(target.value, getCaretPosition(target));
          }}
          onCompositionEnd={({ currentTarget }) =>
            change(currentTarget.value, getCaretPosition(currentTarget))
          }
          onKeyDown={onKeyDown}
          onScroll={() => syncHorizontalScroll(input.current, mirror.current)}
          onBlur={completion.close}
        />
      </div>
      {shownProblems.length > 0 ? (
        <TriangleAlert size={15} className={styles.warning} aria-hidden="true" />
      ) : (
        <span className={styles.hint}>
          <Kbd keys="/" />
        </span>
      )}
      {isOpen && <QueryCompletionList id={id} completion={completion} onAccept={accept} />}
      <QueryProblems
        id={`${id}-problems`}
        text={text}
        problems={shownProblems}
        hidden={isOpen}
        onFix={apply}
      />
    </form>
  );
}

const isImeComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

const getCaretPosition = (input: HTMLInputElement): number => input.selectionStart ?? input.value.length;

function syncHorizontalScroll(from: HTMLInputElement | null, to: HTMLDivElement | null): void {
  if (from && to) to.scrollLeft = from.scrollLeft;
}
