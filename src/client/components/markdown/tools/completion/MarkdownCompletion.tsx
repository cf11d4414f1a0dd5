import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, readInlineData } from 'react-relay';
import type { MarkdownCompletionIssuesQuery } from '../../../../../../__generated__/MarkdownCompletionIssuesQuery.graphql';
import type { MarkdownCompletionPeopleQuery } from '../../../../../../__generated__/MarkdownCompletionPeopleQuery.graphql';
import { useAbortingQueryLoader } from '../../../../relay/queries/useAbortingQueryLoader';
import { lazyWithPreload } from '../../../../ui/lazyWithPreload';
import { ErrorBoundary } from '../../../errors/ErrorBoundary';
import { useDebouncedSearch } from '../../../../ui/useDebouncedSearch';
import { applyTextEdit } from '../../text/applyTextEdit';
import { type CompletionOption, CompletionPopup, type CompletionListProps } from './CompletionPopup';
import { type CompletionTrigger, findCompletionTrigger } from './findCompletionTrigger';
import { rankNameMatch, sortByNameMatch } from '../../../../../shared/nameMatch';
import { toUserOption } from '../../../pickers/toUserOption';
import type { MarkdownCompletion_issue$key } from '../../../../../../__generated__/MarkdownCompletion_issue.graphql';
import { IssueTitle } from '../../../issues/IssueTitle';
import { NONEXISTENT_ISSUE_NUMBER } from '../../../issues/parseIssueReference';
import { WorkflowStateIcon } from '../../../issues/WorkflowStateIcon';

const EmojiCompletion = lazyWithPreload(async () => (await import('./EmojiCompletion')).EmojiCompletion);

interface MarkdownCompletionProps {
  field: HTMLTextAreaElement;
  projectKey: string;
  issueId: string | undefined;
}

/** Completes people, issues and emoji at the caret of a text field while the user types. */
export function MarkdownCompletion({ field, projectKey, issueId }: MarkdownCompletionProps) {
  const [trigger, setTrigger] = useState<CompletionTrigger | null>(null);
  const latest = useRef<CompletionTrigger | null>(null);
  /** Position of the trigger whose popup was closed with Escape or by a choice; it stays closed there. Null: none. */
  const closedAt = useRef<number | null>(null);
  const people = useAbortingQueryLoader<MarkdownCompletionPeopleQuery>(mentionCompletionQuery);
  const issues = useAbortingQueryLoader<MarkdownCompletionIssuesQuery>(issueCompletionQuery);
  const { find } = useDebouncedSearch(() => {
    if (latest.current?.kind === 'person') {
      people.load({ key: projectKey, matching: latest.current.typed, issueId: issueId ?? null });
    } else if (latest.current?.kind === 'issue') {
      const { typed, projectKey: key } = latest.current;
      issues.load(createIssueCompletionVariables(key ?? projectKey, typed));
    }
  });

  const show = (next: CompletionTrigger | null) => {
    const previous = latest.current;
    latest.current = next;
    setTrigger(next);
    const isSame = previous?.kind === next?.kind && previous?.from === next?.from;
    // Results of another place in the text must not be offered here.
    if (!isSame) {
      people.dispose();
      issues.dispose();
    }
    if (next && next.kind !== 'emoji') find(next.typed);
  };
  const onInput = useEffectEvent((event?: Event) => {
    if (event instanceof InputEvent && event.isComposing) return;
    const found =
      field.selectionStart === field.selectionEnd
        ? findCompletionTrigger(field.value, field.selectionStart)
        : null;
    if (found?.from !== closedAt.current) closedAt.current = null;
    show(closedAt.current === null ? found : null);
  });
  /** Closes the popup when the caret leaves the text that is being completed. */
  const onCaretMove = useEffectEvent(() => {
    if (latest.current && field.selectionStart !== latest.current.to) show(null);
  });
  const onBlur = useEffectEvent(() => show(null));
  useLayoutEffect(() => {
    const listeners = {
      input: (event: Event) => onInput(event),
      compositionend: (event: Event) => onInput(event),
      keyup: () => onCaretMove(),
      click: () => onCaretMove(),
      blur: () => onBlur(),
    };
    for (const [type, listener] of Object.entries(listeners)) field.addEventListener(type, listener);
    // The user may have typed while the code was loading.
    if (document.activeElement === field) onInput();
    return () => {
      for (const [type, listener] of Object.entries(listeners)) field.removeEventListener(type, listener);
    };
  }, [field]);

  const choose = ({ insert }: CompletionOption) => {
    if (!trigger) return;
    const { from, to } = trigger;
    show(null);
    // The inserted text is followed by a space. None is added if the text after the caret begins with one.
    const isFollowedBySpace = /^\s/.test(field.value.slice(to));
    const caret = from + insert.length + 1;
    const text = isFollowedBySpace ? insert : `${insert} `;
    closedAt.current = from;
    applyTextEdit(field, { from, to, insert: text, start: caret, end: caret });
  };
  const close = () => {
    closedAt.current = trigger?.from ?? null;
    show(null);
  };
  const renderPopup = (label: string, options: readonly CompletionOption[]) =>
    trigger &&
    options.length > 0 && (
      <CompletionPopup
        key={`${trigger.kind}${trigger.from}`}
        field={field}
        from={trigger.from}
        label={label}
        options={options}
        onChoose={choose}
        onClose={close}
      />
    );
  if (!trigger) return null;
  const { kind, from, typed } = trigger;
  return (
    // If suggestions cannot be loaded, typing continues without them.
    <ErrorBoundary key={`${kind}${from}`} fallback={null}>
      <Suspense fallback={null}>
        {kind === 'emoji' && <EmojiCompletion typed={typed}>{renderPopup}</EmojiCompletion>}
        {kind === 'person' && people.queryRef && (
          <MentionCompletion typed={typed} queryRef={people.queryRef}>
            {renderPopup}
          </MentionCompletion>
        )}
        {kind === 'issue' && issues.queryRef && (
          <IssueCompletion
            typed={typed}
            queryRef={issues.queryRef}
            isOwnProject={trigger.projectKey === null || trigger.projectKey === projectKey}
          >
            {renderPopup}
          </IssueCompletion>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

const mentionCompletionQuery = graphql`
  query MarkdownCompletionPeopleQuery($key: String!, $matching: String!, $issueId: ID) {
    project(key: $key) {
      mentionableUsers(matching: $matching, issueId: $issueId, first: 8) {
        login
        name
        ...toUserOption_user
      }
    }
  }
`;

interface MentionCompletionProps extends CompletionListProps {
  queryRef: PreloadedQuery<MarkdownCompletionPeopleQuery>;
}

/** The people whose login or name matches the text after an `@`. */
function MentionCompletion({ queryRef, typed, children }: MentionCompletionProps) {
  const { project } = usePreloadedQuery<MarkdownCompletionPeopleQuery>(mentionCompletionQuery, queryRef);
  // Until the next response arrives, people who no longer match the typed text are left out.
  const matching = sortByNameMatch(project?.mentionableUsers ?? [], ({ login, name }) =>
    rankNameMatch(typed, login, name) === null ? null : 0,
  );
  const options = matching.map((user): CompletionOption => ({
    ...toUserOption(user),
    insert: `@${user.login}`,
  }));
  return children('People', options);
}

const issueCompletionQuery = graphql`
  query MarkdownCompletionIssuesQuery($key: String!, $query: String!, $number: Int!) {
    project(key: $key) {
      numbered: issue(number: $number) {
        id
        ...MarkdownCompletion_issue
      }
      issues(query: $query, first: 8) {
        nodes {
          id
          ...MarkdownCompletion_issue
        }
      }
    }
  }
`;

const issueFragment = graphql`
  fragment MarkdownCompletion_issue on Issue @inline {
    id
    key
    number
    title
    state {
      ...WorkflowStateIcon_state
    }
  }
`;

/** Returns the variables that find issues by number, or by the words of a text. The last word matches as a prefix. */
function createIssueCompletionVariables(
  key: string,
  typed: string,
): { key: string; query: string; number: number } {
  const number = /^\d+$/.test(typed) ? Number(typed) : NONEXISTENT_ISSUE_NUMBER;
  const words = typed.trim().split(/\s+/);
  // Other characters than letters and digits could make a word a filter.
  const query = words.map((word) => (/^[\p{L}\p{N}_]*$/u.test(word) ? word.toLowerCase() : quoteWord(word)));
  return { key, query: query.join(' '), number };
}

const quoteWord = (word: string): string => `"${word.replace(/["\\]/g, '\\$&')}"`;

interface IssueCompletionProps extends CompletionListProps {
  queryRef: PreloadedQuery<MarkdownCompletionIssuesQuery>;
  /** Whether the issues are in the text's own project, and are therefore inserted as `#12` instead of `NET-12`. */
  isOwnProject: boolean;
}

/** The issues that match the text after `#` or `NET-`. The one whose number was typed comes first. */
function IssueCompletion({ queryRef, isOwnProject, children }: IssueCompletionProps) {
  const { project } = usePreloadedQuery<MarkdownCompletionIssuesQuery>(issueCompletionQuery, queryRef);
  const numbered = project?.numbered;
  const others = project?.issues.nodes.filter(({ id }) => id !== numbered?.id) ?? [];
  const issues = numbered ? [numbered, ...others] : others;
  return children(
    'Issues',
    issues.slice(0, 8).map((issue) => toIssueOption(issue, isOwnProject)),
  );
}

function toIssueOption(issue: MarkdownCompletion_issue$key, isOwnProject: boolean): CompletionOption {
  const { id, key, number, title, state } = readInlineData(issueFragment, issue);
  return {
    id,
    label: title,
    content: <IssueTitle title={title} />,
    detail: key,
    icon: <WorkflowStateIcon state={state} labelled />,
    insert: isOwnProject ? `#${number}` : key,
  };
}
