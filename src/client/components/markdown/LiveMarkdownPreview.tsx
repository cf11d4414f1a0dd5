import { useRef } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { MarkdownPreviewQuery } from '../../../../__generated__/MarkdownPreviewQuery.graphql';
import { useAbortingQueryLoader } from '../../relay/queries/useAbortingQueryLoader';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { AsyncBoundary } from '../errors/ErrorBoundary';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';
import styles from './LiveMarkdownPreview.module.css';
import { MarkdownPreview, markdownPreviewQuery, PendingMarkdownPreview } from './MarkdownPreview';

/** Delay after a key press before the preview is requested, in ms. */
const LIVE_PREVIEW_DEBOUNCE_MS = 300;

interface LivePreviewState {
  queryRef: PreloadedQuery<MarkdownPreviewQuery> | null;
  /** Whether the preview on screen is older than the text. */
  pending: boolean;
  /** Requests the preview of a text after a pause, unless it is the text that was requested last. */
  update: (text: string) => void;
  /** Requests the preview again after an error. */
  retry: () => void;
}

/** Whether the window is wide enough for a preview beside the text. */
export const useHasSpaceForLivePreview = (): boolean => useMediaQuery('(min-width: 1280px)');

/** The preview of a text that is being written. A changed text aborts the previous request. */
export function useLiveMarkdownPreview(projectKey: string): LivePreviewState {
  const { queryRef, load, dispose } = useAbortingQueryLoader<MarkdownPreviewQuery>(markdownPreviewQuery);
  const requested = useRef('');
  const request = () => {
    if (requested.current.trim() === '') dispose();
    else load({ key: projectKey, text: requested.current });
  };
  const { pending, find } = useDebouncedSearch(request, LIVE_PREVIEW_DEBOUNCE_MS);
  const update = (text: string) => {
    if (text === requested.current) return;
    requested.current = text;
    find(text);
  };
  return { queryRef, pending, update, retry: request };
}

/** The preview beside the text. The previous one stays until the server has rendered the next. */
export function LiveMarkdownPreview({ preview }: { preview: LivePreviewState }) {
  return (
    <section
      className={styles.preview}
      aria-label="Preview"
      aria-busy={preview.pending}
      // Long previews scroll, also with the keyboard.
      tabIndex={0}
    >
      <AsyncBoundary skeleton={<PendingMarkdownPreview />} onRetry={preview.retry}>
        {preview.queryRef ? (
          <MarkdownPreview queryRef={preview.queryRef} />
        ) : (
          <p className={styles.empty}>The preview appears here as you type.</p>
        )}
      </AsyncBoundary>
    </section>
  );
}
