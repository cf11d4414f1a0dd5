import { type CSSProperties, type KeyboardEvent, type ReactNode, useCallback, useId, useState } from 'react';
import { MARKDOWN_TEXT_LENGTH_MAX } from '../../../shared/limits';
import { useAbortingQueryLoader } from '../../relay/useAbortingQueryLoader';
import type { MarkdownPreviewQuery } from '../../../../__generated__/MarkdownPreviewQuery.graphql';
import { AttachButton } from '../attachments/AttachButton';
import { AttachmentList } from '../attachments/AttachmentList';
import { InterruptedUploads } from '../attachments/InterruptedUploads';
import { useAttachments } from '../attachments/useAttachments';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { EXCESS_ATTRIBUTE, useExcessMessage } from '../../ui/form/useExcessMessage';
import { AsyncBoundary } from '../AsyncBoundary';
import styles from './MarkdownEditor.module.css';
import { MarkdownPreview, markdownPreviewQuery } from './MarkdownPreview';
import { PendingMarkdownPreview } from './PendingMarkdownPreview';
import { useMarkdownTools } from './useMarkdownTools';

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
  const excess = useExcessMessage(text, MARKDOWN_TEXT_LENGTH_MAX);
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
  // With a new function, React would call the ref after each rendering, which moves the caret to the end.
  const fieldWithCaretAtEnd = useCallback((element: HTMLTextAreaElement | null) => {
    setField(element);
    moveCaretToEnd(element);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || tools.deferKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (excess === null) onSubmit();
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <div
      className={styles.editor}
      {...{ [EXCESS_ATTRIBUTE]: excess === null ? undefined : true }}
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
              disabled={text.trim() === '' || excess !== null}
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
            aria-invalid={error !== null || excess !== null}
            aria-describedby={error !== null || excess !== null ? messageId : undefined}
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
        <FormErrorMessage id={messageId} error={error} excess={excess} className={styles.error} />
        {children}
      </div>
    </div>
  );
}

const moveCaretToEnd = (field: HTMLTextAreaElement | null): void =>
  field?.setSelectionRange(field.value.length, field.value.length);
