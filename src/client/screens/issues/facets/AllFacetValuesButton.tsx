import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { FacetField, FacetValuesQuery } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { formatCount } from '../../../ui/format';
import { dropHeldKeys, holdKeysWhile } from '../../../ui/keys/heldKeys';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { LazySurface, SurfaceError } from '../../../ui/LazySurface';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { findFacet } from './facets';
import styles from './FacetPanel.module.css';

const importFacetDialog = () => import('./FacetDialog');
const FacetDialogLoader = lazyWithPreload(async () => (await importFacetDialog()).FacetDialogLoader);

interface AllFacetValuesButtonProps {
  field: FacetField;
  list: IssueListUrlState;
  /** Number of values of the facet. */
  distinct: number;
  /** Whether the sidebar shows only some values of the facet. */
  more: boolean;
  iconOf: (label: string, color: string | null) => ReactNode;
}

/** Button and dialog for all values of a facet; the sidebar shows only the most frequent ones. */
export function AllFacetValuesButton({ field, list, distinct, more, iconOf }: AllFacetValuesButtonProps) {
  const environment = useRelayEnvironment();
  const [firstQueryRef, setFirstQueryRef] = useState<PreloadedQuery<FacetValuesQuery> | null>(null);
  const [opened, setOpened] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => firstQueryRef?.dispose(), [firstQueryRef]);
  // Once the "All" button of a facet has been used it stays, even if the filtered list has few values,
  // because closing the dialog returns the focus to it.
  if (!more && !opened) return null;

  const onOpen = async () => {
    setOpened(true);
    setError(null);
    try {
      const { openFacetValuesQuery } = await importFacetDialog();
      const variables = { projectKey: list.projectKey, query: list.query, field, matching: '' };
      setFirstQueryRef(await openFacetValuesQuery(environment, variables));
    } catch (failure) {
      dropHeldKeys();
      setError(failure);
    }
  };
  const close = () => setFirstQueryRef(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.all}
        tabIndex={-1}
        aria-haspopup="dialog"
        onPointerEnter={FacetDialogLoader.preload}
        onFocus={FacetDialogLoader.preload}
        onClick={() => void holdKeysWhile(onOpen())}
      >
        All {formatCount(distinct)} {findFacet(field)?.plural}…
      </button>
      {firstQueryRef && (
        <LazySurface trigger={button} onClose={close}>
          <FacetDialogLoader
            field={field}
            list={list}
            firstQueryRef={firstQueryRef}
            iconOf={iconOf}
            onClose={close}
          />
        </LazySurface>
      )}
      {error !== null && (
        <SurfaceError
          error={error}
          trigger={button}
          onRetry={() => void holdKeysWhile(onOpen())}
          onClose={() => setError(null)}
        />
      )}
    </>
  );
}
