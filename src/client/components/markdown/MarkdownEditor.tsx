import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { TEXT_LENGTH_MAX } from '../../../shared/limits';
import { useLatestQuery } from '../../relay/useLatestQuery';
import type { MarkdownPreviewQuery } from '../../../../__generated__/MarkdownPreviewQuery.graphql';
import { ErrorBoundary } from '../ErrorBoundary';
import styles from './MarkdownEditor.module.css';
import { MarkdownPreview, markdownPreviewQuery } from './MarkdownPreview';

interface Props {
  /** Where references in the text lead. */
  projectKey: string;
  label: string;
  text: string;
  onWrite: (text: string) => void;
  /** Ctrl or Command with Enter. */
  onSubmit: () => void;
  /** Escape. */
  onCancel?: () => void;
  placeholder?: string;
  autoFocus?: boolean;
  rows?: number;
  /** What is wrong with it. */
  error?: string | null;
  /** Buttons at its foot. */
  children: ReactNode;
}

/** A text in Markdown: writing it, and seeing how it will look. */
export function MarkdownEditor({ projectKey, label, text, onWrite, onSubmit, onCancel, ...props }: Props) {
  const { placeholder, autoFocus = false, rows = 4, error = null, children } = props;
  const [previewing, setPreviewing] = useState(false);
  const { queryRef, open, dispose } = useLatestQuery<MarkdownPreviewQuery>(markdownPreviewQuery);

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
      <div className={styles.tabs} role="group" aria-label={`${label}: view`}>
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
            <Suspense fallback={<p className={styles.waiting}>Rendering…</p>}>
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
          maxLength={TEXT_LENGTH_MAX}
          rows={rows}
          value={text}
          autoFocus={autoFocus}
          onChange={(event) => onWrite(event.target.value)}
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
