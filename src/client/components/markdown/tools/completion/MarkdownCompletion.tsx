import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { IssueCompletionQuery } from '../../../../../../__generated__/IssueCompletionQuery.graphql';
import type { MentionCompletionQuery } from '../../../../../../__generated__/MentionCompletionQuery.graphql';
import { useAbortingQueryLoader } from '../../../../relay/useAbortingQueryLoader';
import { lazyWithPreload } from '../../../../ui/lazyWithPreload';
import { ErrorBoundary } from '../../../ErrorBoundary';
import { useDebouncedSearch } from '../../../pickers/useDebouncedSearch';
import { applyTextEdit } from '../../text/applyTextEdit';
import { type CompletionOption, CompletionPopup } from './CompletionPopup';
import { type CompletionTrigger, findCompletionTrigger } from './findCompletionTrigger';
import { createIssueCompletionVariables, IssueCompletion, issueCompletionQuery } from './IssueCompletion';
import { MentionCompletion, mentionCompletionQuery } from './MentionCompletion';

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
  const people = useAbortingQueryLoader<MentionCompletionQuery>(mentionCompletionQuery);
  const issues = useAbortingQueryLoader<IssueCompletionQuery>(issueCompletionQuery);
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
    // One space follows, which may be there already.
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
