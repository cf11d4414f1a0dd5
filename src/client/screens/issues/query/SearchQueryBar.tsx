import { ListFilter, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_QUERY_LENGTH_MAX } from '../../../../shared/limits';
import { returnFocus } from '../../../ui/focus/returnFocus';
import { CommandKbd } from '../../../ui/Kbd';
import { useCommands } from '../../../ui/commands/dispatch';
import { useTooLongMessage } from '../../../ui/form/useTooLongMessage';
import { type IssueListUrlState, buildIssueListHref } from '../../../../shared/issueList/issueListUrlState';
import type { QueryProblem } from '../data/ListedIssues';
import styles from './SearchQueryBar.module.css';
import { useQueryCompletion } from './useQueryCompletion';

interface SearchQueryBarProps {
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
export function SearchQueryBar({ list, problems, onType }: SearchQueryBarProps) {
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
  const tooLongMessage = useTooLongMessage(text.trim(), SEARCH_QUERY_LENGTH_MAX);
  const highlight = useHighlightedSearchQuery(text);
  const completion = useQueryCompletion(list.projectKey);
  const { code } = completion;
  const isApplied = text === list.query;
  const typedProblems = useTypedQueryProblems(
    text,
    isApplied || tooLongMessage !== null ? undefined : code?.findQuerySyntaxProblems,
  );
  const shownProblems = isApplied ? problems : typedProblems.problems;
  /** Whether Enter was pressed while completions were being loaded. */
  const isEnterPending = useRef(false);

  useCommands({
    'list.query': () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  const hasProblem = shownProblems.length > 0 || tooLongMessage !== null;
  const preloadCode = useEffectEvent(completion.preload);
  useEffect(() => {
    if (hasProblem) preloadCode();
  }, [hasProblem]);
  // Keeps the colored copy of the query aligned when typing scrolls the field.
  useEffect(() => syncHorizontalScroll(input.current, mirror.current), [text]);

  const change = (next: string, caret: number) => {
    isEnterPending.current = false;
    setText(next);
    typedProblems.setCaret(caret);
    if (next.trim().length > SEARCH_QUERY_LENGTH_MAX) return completion.close();
    completion.update(next, caret);
    onType(next);
  };
  const apply = (query: string) => {
    isEnterPending.current = false;
    completion.close();
    const trimmed = query.trim();
    // A query that is too long stays in the field.
    if (trimmed.length > SEARCH_QUERY_LENGTH_MAX) return;
    setText(trimmed);
    if (trimmed === list.query) return;
    if (trimmed !== '') code?.saveRecentSearch(list.projectKey, trimmed);
    void navigate(buildIssueListHref({ ...list, query: trimmed }));
  };
  const accept = (index: number) => {
    const { completions } = completion;
    const action = completions?.options[index]?.action;
    if (!code || !completions || !action) return;
    if (action.kind === 'search') return apply(action.query);
    if (action.kind === 'openIssue') {
      completion.close();
      // Discards the typed text. Otherwise the blur handler would search for the issue number and write it to the URL.
      setText(list.query);
      return void navigate(action.href);
    }
    const inserted = code.insertQueryCompletion(text, completions.span, action.text);
    change(inserted.text, inserted.caret);
    requestAnimationFrame(() => input.current?.setSelectionRange(inserted.caret, inserted.caret));
  };
  const acceptOrApply = () => (completion.active >= 0 ? accept(completion.active) : apply(text));
  const finishPendingEnter = useEffectEvent(() => {
    if (!isEnterPending.current) return;
    isEnterPending.current = false;
    acceptOrApply();
  });
  useEffect(() => {
    if (!completion.isPending) finishPendingEnter();
  }, [completion.isPending]);

  const pressEnter = (isAlt: boolean) => {
    const problem = shownProblems.find(({ suggestion }) => suggestion != null);
    if (isAlt && problem && code) apply(code.applyQuerySuggestion(text, problem));
    // Enter pressed a second time does not wait for completions.
    else if (completion.isPending && completion.active < 0 && !isEnterPending.current)
      isEnterPending.current = true;
    else acceptOrApply();
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { active, completions } = completion;
    const tabAccepts = completions !== null && (active >= 0 || completions.tabAccepts);
    if (event.key === 'ArrowDown' && completions) completion.move(1);
    else if (event.key === 'ArrowDown') completion.update(text, getCaretPosition(event.currentTarget), true);
    else if (event.key === 'ArrowUp' && completions) completion.move(-1);
    else if (event.key === 'Tab' && !event.shiftKey && tabAccepts) accept(Math.max(active, 0));
    else if (event.key === 'Enter') pressEnter(event.altKey);
    else if (event.key === 'Escape' && completions) completion.close();
    else if (event.key === 'Escape') returnFocus();
    else return;
    event.preventDefault();
  };

  const isOpen = completion.completions !== null;
  return (
    <form
      role="search"
      className={`${styles.query} ${hasProblem ? styles.withProblems : ''}`}
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
          {highlight && tooLongMessage === null ? (
            <highlight.HighlightedSearchQuery text={text} problems={shownProblems} />
          ) : (
            text
          )}
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
          aria-invalid={hasProblem || undefined}
          aria-describedby={tooLongMessage === null ? `${id}-problems` : `${id}-too-long`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Search, or filter: is:open label:…"
          value={text}
          onChange={({ target, nativeEvent }) => {
            if (isImeComposing(nativeEvent)) setText(target.value);
            else change(target.value, getCaretPosition(target));
          }}
          onCompositionEnd={({ currentTarget }) =>
            change(currentTarget.value, getCaretPosition(currentTarget))
          }
          onFocus={() => {
            completion.preload();
            if (text === '') completion.update('', 0);
          }}
          onSelect={({ currentTarget }) => typedProblems.setCaret(getCaretPosition(currentTarget))}
          onKeyDown={onKeyDown}
          onScroll={() => syncHorizontalScroll(input.current, mirror.current)}
          onBlur={completion.close}
        />
      </div>
      {hasProblem ? (
        <TriangleAlert size={15} className={styles.warning} aria-hidden="true" />
      ) : (
        <span className={styles.hint}>
          <CommandKbd id="list.query" />
        </span>
      )}
      {code && completion.completions && (
        <code.QueryCompletionList
          id={id}
          completions={completion.completions}
          active={completion.active}
          onAccept={accept}
        />
      )}
      {code && (
        <code.QueryProblems
          id={`${id}-problems`}
          text={text}
          problems={shownProblems}
          hidden={isOpen || tooLongMessage !== null}
          onFix={apply}
        />
      )}
      {tooLongMessage !== null && (
        <p id={`${id}-too-long`} className={styles.tooLong}>
          {tooLongMessage}
        </p>
      )}
    </form>
  );
}

const isImeComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

const getCaretPosition = (input: HTMLInputElement): number => input.selectionStart ?? input.value.length;

function syncHorizontalScroll(from: HTMLInputElement | null, to: HTMLDivElement | null): void {
  if (from && to) to.scrollLeft = from.scrollLeft;
}

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
function useTypedQueryProblems(
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

/** Loads the code that colors the terms of a query. */
export const importHighlightedSearchQuery = () => import('./HighlightedSearchQuery');
type HighlightedSearchQueryCode = Awaited<ReturnType<typeof importHighlightedSearchQuery>>;

let loadedCode: HighlightedSearchQueryCode | null = null;

/**
 * The code that colors the terms of a query; null until it has loaded, when the query is shown without colors. If it
 * fails to load, it is requested again when the text changes.
 */
function useHighlightedSearchQuery(text: string): HighlightedSearchQueryCode | null {
  const [code, setCode] = useState(loadedCode);
  useEffect(() => {
    if (text === '' || code) return;
    importHighlightedSearchQuery().then(
      (loaded) => setCode((loadedCode = loaded)),
      () => {},
    );
  }, [text, code]);
  return code;
}
