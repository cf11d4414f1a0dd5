import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { MARKDOWN_TEXT_LENGTH_MAX } from '../../../shared/limits';
import { useAbortingQueryLoader } from '../../relay/useAbortingQueryLoader';
import type { MarkdownPreviewQuery } from '../../../../__generated__/MarkdownPreviewQuery.graphql';
import { ErrorBoundary } from '../ErrorBoundary';
import styles from './MarkdownEditor.module.css';
import { MarkdownPreview, markdownPreviewQuery } from './MarkdownPreview';

interface Props {
  /** Project in which issue references such as `#12` are resolved. */
  projectKey: string;
  label: string;
  text: string;
  onTextChange: (text: string) => void;
  /** Called on Ctrl+Enter or Command+Enter. */
  onSubmit: () => void;
  /** Called on Escape. */
  onCancel?: () => void;
  placeholder?: string;
  autoFocus?: boolean;
  rows?: number;
  error?: string | null;
  /** Buttons below the text. */
  children: ReactNode;
}

/** A text field for Markdown with a preview. */
export function MarkdownEditor({
  projectKey,
  label,
  text,
  onTextChange,
  onSubmit,
  onCancel,
  ...props
}: Props) {
  const { placeholder, autoFocus = false, rows = 4, error = null, children } = props;
  const [previewing, setPreviewing] = useState(false);
  const { queryRef, open, dispose } = useAbortingQueryLoader<MarkdownPreviewQuery>(markdownPreviewQuery);

  const preview = () => {
    if (previewing) return;
    setPreviewing(true);
    open({ key: projectKey, text });
  };
  const write = () => {
    setPreviewing(false);
    dispose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <div className={styles.tabs} role="group" aria-label={`${label}: mode`}>
        <button type="button" className={styles.tab} aria-pressed={!previewing} onClick={write}>
          Write
        </button>
        <button
          type="button"
          className={styles.tab}
          aria-pressed={previewing}
          disabled={text.trim() === ''}
          onClick={preview}
        >
          Preview
        </button>
      </div>
      {previewing ? (
        <div className={styles.preview}>
          <ErrorBoundary onRetry={() => open({ key: projectKey, text })}>
            <Suspense fallback={<p className={styles.loading}>Rendering…</p>}>
              {queryRef && <MarkdownPreview queryRef={queryRef} />}
            </Suspense>
          </ErrorBoundary>
        </div>
      ) : (
        <textarea
          className={styles.text}
          aria-label={label}
          aria-invalid={error !== null}
          placeholder={placeholder}
          maxLength={MARKDOWN_TEXT_LENGTH_MAX}
          rows={rows}
          value={text}
          autoFocus={autoFocus}
          onChange={(event) => onTextChange(event.target.value)}
        />
      )}
      <div className={styles.foot}>
        {error !== null && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
