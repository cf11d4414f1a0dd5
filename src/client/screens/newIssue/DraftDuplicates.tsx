import { useRef } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { DraftDuplicatesQuery } from '../../../../__generated__/DraftDuplicatesQuery.graphql';
import { DUPLICATE_SEARCH_BODY_LENGTH, ISSUE_TITLE_LENGTH_MAX } from '../../../shared/limits';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { LikelyDuplicateList } from '../../components/duplicates/LikelyDuplicateList';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';
import { useAbortingQueryLoader } from '../../relay/queries/useAbortingQueryLoader';
import { useDelayedAnnouncement } from '../../ui/useDelayedAnnouncement';
import styles from './DraftDuplicates.module.css';

const draftDuplicatesQuery = graphql`
  query DraftDuplicatesQuery($key: String!, $title: String!, $body: String!) {
    project(key: $key) {
      likelyDuplicates(title: $title, body: $body, first: 5, minScore: 0.05) {
        ...LikelyDuplicateList_duplicates
      }
    }
  }
`;

/** Delay after a key press before likely duplicates are requested, in ms. */
const DRAFT_DUPLICATES_DEBOUNCE_MS = 250;
/** Pause in typing after which the number of likely duplicates is announced to screen readers, in ms. */
const DRAFT_DUPLICATES_ANNOUNCEMENT_DELAY_MS = 2_000;

interface DraftText {
  title: string;
  body: string;
}

interface DraftDuplicatesState {
  queryRef: PreloadedQuery<DraftDuplicatesQuery> | null;
  /** Whether the duplicates on screen belong to an older text. */
  pending: boolean;
  /** Requests the duplicates of a draft after a pause, unless the last request was for the same text. */
  find: (draft: DraftText) => void;
  /** Requests the duplicates again after an error. */
  retry: () => void;
}

/** Searches for issues that the draft may duplicate. A changed draft aborts the previous request. */
export function useDraftDuplicates(projectKey: string): DraftDuplicatesState {
  const { queryRef, load, dispose } = useAbortingQueryLoader<DraftDuplicatesQuery>(draftDuplicatesQuery);
  const requested = useRef<DraftText>({ title: '', body: '' });
  const request = () => {
    const { title, body } = requested.current;
    if (title === '' && body === '') dispose();
    else load({ key: projectKey, title, body });
  };
  const search = useDebouncedSearch(request, DRAFT_DUPLICATES_DEBOUNCE_MS);
  const find = (draft: DraftText) => {
    const title = draft.title.trim().slice(0, ISSUE_TITLE_LENGTH_MAX);
    const body = draft.body.trim().slice(0, DUPLICATE_SEARCH_BODY_LENGTH);
    if (title === requested.current.title && body === requested.current.body) return;
    requested.current = { title, body };
    search.find(title);
  };
  return { queryRef, pending: search.pending, find, retry: request };
}

/** The issues that the draft may duplicate. Their area has a fixed size, so that nothing moves when they arrive. */
export function DraftDuplicates({ duplicates }: { duplicates: DraftDuplicatesState }) {
  const { queryRef, pending, retry } = duplicates;
  return (
    <section className={styles.area} aria-labelledby="draft-duplicates" aria-busy={pending}>
      <h2 id="draft-duplicates" className={styles.heading}>
        Likely duplicates
      </h2>
      <AsyncBoundary skeleton={null} onRetry={retry}>
        {queryRef ? (
          <LoadedDraftDuplicates queryRef={queryRef} />
        ) : (
          <p className={styles.empty}>Issues with a similar text appear here as you type.</p>
        )}
      </AsyncBoundary>
    </section>
  );
}

function LoadedDraftDuplicates({ queryRef }: { queryRef: PreloadedQuery<DraftDuplicatesQuery> }) {
  const { project } = usePreloadedQuery<DraftDuplicatesQuery>(draftDuplicatesQuery, queryRef);
  const duplicates = project?.likelyDuplicates ?? [];
  const { length } = duplicates;
  useDelayedAnnouncement(
    length === 0 ? null : `${length} likely ${length === 1 ? 'duplicate' : 'duplicates'}`,
    DRAFT_DUPLICATES_ANNOUNCEMENT_DELAY_MS,
  );
  if (length === 0) return <p className={styles.empty}>No likely duplicates found.</p>;
  // Issues open in a new tab, so that the form keeps its text.
  return <LikelyDuplicateList duplicates={duplicates} opensNewTab />;
}
