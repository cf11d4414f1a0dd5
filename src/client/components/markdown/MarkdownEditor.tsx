import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useState,
  Suspense,
  useLayoutEffect,
  useRef,
} from 'react';
import { MARKDOWN_TEXT_LENGTH_MAX } from '../../../shared/limits';
import { useAbortingQueryLoader } from '../../relay/queries/useAbortingQueryLoader';
import type { MarkdownPreviewQuery } from '../../../../__generated__/MarkdownPreviewQuery.graphql';
import {
  AttachButton,
  AttachmentList,
  InterruptedUploads,
  useAttachments,
} from '../attachments/useAttachments';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { TOO_LONG_ATTRIBUTE, useTooLongMessage } from '../../ui/form/useTooLongMessage';
import { AsyncBoundary, ErrorBoundary } from '../errors/ErrorBoundary';
import styles from './MarkdownEditor.module.css';
import { MarkdownPreview, markdownPreviewQuery, PendingMarkdownPreview } from './MarkdownPreview';
import { deferKey } from '../../ui/keys/heldKeys';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

interface MarkdownEditorProps {
  /** Project in which issue references such as `#12` are resolved. */
  projectKey: string;
  /** Id of the issue that the text belongs to: its participants are the first people offered for `@`. */
  issueId?: string;
  label: string;
  text: string;
  onTextChange: (text: string) => void;
  /** Called on Ctrl+Enter or Command+Enter. */
  onSubmit: () => void;
  /** Called on Escape. */
  onCancel?: () => void;
  placeholder?: string;
  autoFocus?: boolean;
  /** Whether the caret is at the end of the text when the editor opens, to go on writing. Default: at the start. */
  caretAtEnd?: boolean;
  /** Minimum number of lines. */
  rows?: number;
  error?: string | null;
  /** A preview that is shown beside the text; it replaces the Preview button. */
  livePreview?: ReactNode;
  /** Buttons below the text. */
  children: ReactNode;
}

/** A text field for Markdown with a preview, a toolbar and completion. Toolbar and completion are loaded on first use. */
export function MarkdownEditor({
  projectKey,
  issueId,
  label,
  text,
  onTextChange,
  onSubmit,
  onCancel,
  ...props
}: MarkdownEditorProps) {
  const {
    placeholder,
    autoFocus = false,
    caretAtEnd = false,
    rows = 4,
    error = null,
    livePreview,
    children,
  } = props;
  const messageId = useId();
  const tooLongMessage = useTooLongMessage(text, MARKDOWN_TEXT_LENGTH_MAX);
  const [previewing, setPreviewing] = useState(false);
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const attachments = useAttachments({ field, projectKey, issueId, text, onTextChange });
  const tools = useMarkdownTools({ field, label, projectKey, issueId });
  const { queryRef, load, open, dispose } =
    useAbortingQueryLoader<MarkdownPreviewQuery>(markdownPreviewQuery);

  const preview = () => {
    if (previewing) return;
    setPreviewing(true);
    open({ key: projectKey, text });
  };
  const write = () => {
    setPreviewing(false);
    dispose();
  };
  // Memoized, because React calls a new ref function after each render, which would move the caret to the end.
  const fieldWithCaretAtEnd = useCallback((element: HTMLTextAreaElement | null) => {
    setField(element);
    moveCaretToEnd(element);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || tools.deferKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (tooLongMessage === null) onSubmit();
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <div
      className={styles.editor}
      {...{ [TOO_LONG_ATTRIBUTE]: tooLongMessage === null ? undefined : true }}
      data-dragging={attachments.isDragging || undefined}
      onKeyDown={onKeyDown}
      onFocus={tools.load}
      onPointerEnter={tools.preload}
      onPaste={attachments.onPaste}
      onDragOver={attachments.onDragOver}
      onDragLeave={attachments.onDragLeave}
      onDrop={attachments.onDrop}
    >
      <div className={styles.head}>
        {!livePreview && (
          <div className={styles.tabs} role="group" aria-label={`${label}: mode`}>
            <button type="button" className={styles.tab} aria-pressed={!previewing} onClick={write}>
              Write
            </button>
            <button
              type="button"
              className={styles.tab}
              aria-pressed={previewing}
              disabled={text.trim() === '' || tooLongMessage !== null}
              onClick={preview}
            >
              Preview
            </button>
          </div>
        )}
        <div className={styles.tools}>{tools.toolbar}</div>
      </div>
      <div className={livePreview ? styles.columns : undefined}>
        {previewing && !livePreview ? (
          <div className={styles.preview}>
            <AsyncBoundary
              skeleton={<PendingMarkdownPreview />}
              onRetry={() => load({ key: projectKey, text })}
            >
              {queryRef && <MarkdownPreview queryRef={queryRef} />}
            </AsyncBoundary>
          </div>
        ) : (
          <textarea
            ref={caretAtEnd ? fieldWithCaretAtEnd : setField}
            className={styles.text}
            aria-label={label}
            aria-invalid={error !== null || tooLongMessage !== null}
            aria-describedby={error !== null || tooLongMessage !== null ? messageId : undefined}
            placeholder={placeholder}
            style={{ '--rows': rows } as CSSProperties}
            value={text}
            autoFocus={autoFocus}
            onChange={(event) => onTextChange(event.target.value)}
          />
        )}
        {livePreview}
      </div>
      <InterruptedUploads
        items={attachments.interrupted}
        onChoose={attachments.uploadAgain}
        onRemove={attachments.removeInterrupted}
      />
      <AttachmentList items={attachments.items} onCancel={attachments.cancel} onRetry={attachments.retry} />
      <div className={styles.foot}>
        <span className={styles.attach}>
          <AttachButton label={label} onChoose={attachments.onChoose} />
        </span>
        {attachments.failure !== null && (
          <p role="alert" className={styles.error}>
            {attachments.failure}
          </p>
        )}
        <FormErrorMessage
          id={messageId}
          error={error}
          tooLongMessage={tooLongMessage}
          className={styles.error}
        />
        {children}
      </div>
    </div>
  );
}

const moveCaretToEnd = (field: HTMLTextAreaElement | null): void =>
  field?.setSelectionRange(field.value.length, field.value.length);

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
function useMarkdownTools({ field, label, projectKey, issueId }: MarkdownToolsSubject): MarkdownToolsState {
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

/** Sets a flag while the component is mounted. */
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
