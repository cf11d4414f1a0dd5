import { type KeyboardEvent, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../ErrorBoundary';
import { deferKey } from '../../ui/keys/heldKeys';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

const MarkdownTools = lazyWithPreload(async () => (await import('./tools/MarkdownTools')).MarkdownTools);

interface MarkdownToolsSubject {
  /** The text field; null while the preview is shown instead. */
  field: HTMLTextAreaElement | null;
  /** Label of the field. */
  label: string;
  projectKey: string;
  issueId: string | undefined;
}

interface MarkdownToolsState {
  /** Starts loading the code. Called when the pointer is above the editor. */
  preload: () => void;
  /** Loads and mounts the tools. Called when the editor receives the focus. */
  load: () => void;
  /** Holds a key that belongs to the tools until they are loaded. Returns whether it has done so. */
  deferKey: (event: KeyboardEvent) => boolean;
  toolbar: ReactNode;
}

/**
 * The toolbar, keys and completion of a Markdown editor, loaded on first use. Until then, and if they fail to load, the
 * field works without them. After a failure, the next focus loads them again.
 */
export function useMarkdownTools({
  field,
  label,
  projectKey,
  issueId,
}: MarkdownToolsSubject): MarkdownToolsState {
  const isLoading = useRef(false);
  const isReady = useRef(false);
  // Number of attempts to load the code; 0: not needed yet.
  const [attempt, setAttempt] = useState(0);
  const load = () => {
    if (isReady.current || isLoading.current) return;
    MarkdownTools.preload();
    setAttempt((previous) => previous + 1);
  };
  return {
    preload: MarkdownTools.preload,
    load,
    deferKey: (event) => {
      if (!isLoading.current || event.target !== field || !isKeyOfTools(event, field)) return false;
      event.preventDefault();
      event.stopPropagation();
      deferKey(event.nativeEvent, () => !isLoading.current);
      return true;
    },
    toolbar: attempt > 0 && (
      <ErrorBoundary key={attempt} fallback={null}>
        <Suspense fallback={<WhileMounted flagRef={isLoading} />}>
          <WhileMounted flagRef={isReady} />
          <MarkdownTools field={field} label={label} projectKey={projectKey} issueId={issueId} />
        </Suspense>
      </ErrorBoundary>
    ),
  };
}

/** Sets a flag while it is mounted. */
function WhileMounted({ flagRef }: { flagRef: { current: boolean } }): null {
  useLayoutEffect(() => {
    flagRef.current = true;
    return () => {
      flagRef.current = false;
    };
  }, [flagRef]);
  return null;
}

/** Whether the tools may handle this key: a combination with Control or Command, or Enter in a list or quote. */
function isKeyOfTools(event: KeyboardEvent, field: HTMLTextAreaElement): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey)
    return /^[bieklBIEKL]$/.test(event.key) || /^(Period|Digit[78])$/.test(event.code);
  if (event.key !== 'Enter' || event.shiftKey) return false;
  const line = field.value.slice(0, field.selectionStart).split('\n').at(-1)!;
  return /^[\s>]*(?:[-*+]|\d+[.)]|>) /.test(line);
}
