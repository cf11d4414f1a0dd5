import { RefreshCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { DuplicatesHeader_project$key } from '../../../../__generated__/DuplicatesHeader_project.graphql';
import { DUPLICATE_STRENGTHS } from '../../../shared/duplicates';
import { FilterMenu } from '../../components/list/FilterMenu';
import { PermittedButton } from '../../components/permissions/PermittedButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../../components/pickers/fields';
import { formatCount, pluralize } from '../../ui/format';
import styles from './DuplicatesHeader.module.css';
import { getDuplicateSearchUnavailableText } from './list/ClusterList';
import { buildDuplicatesHref, type DuplicatesUrlState, DUPLICATE_LEVEL_LABELS } from './model/duplicatesUrl';
import type { DuplicatesHeaderCancelMutation } from '../../../../__generated__/DuplicatesHeaderCancelMutation.graphql';
import type { DuplicatesHeaderStartMutation } from '../../../../__generated__/DuplicatesHeaderStartMutation.graphql';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

interface DuplicatesHeaderProps {
  project: DuplicatesHeader_project$key;
  state: DuplicatesUrlState;
  heading: ReactNode;
}

/** Heading of the screen with counts, the progress of the search, and the filter. */
export function DuplicatesHeader({ project, state, heading }: DuplicatesHeaderProps) {
  const { id, key, viewerCan, duplicateSearch } = useFragment(
    graphql`
      fragment DuplicatesHeader_project on Project {
        id
        key
        viewerCan
        duplicateSearch {
          state
          unavailableReason
          issuesDone
          issuesTotal
          endedAt
          clusterCount
          openIssueCount
          settledToday
        }
      }
    `,
    project,
  );
  const navigate = useNavigate();
  const commit = useImmediateMutation();
  const { error, isPending, track } = useMutationStatus();
  const { clusterCount, openIssueCount, settledToday, issuesDone, issuesTotal } = duplicateSearch;
  const isRunning = duplicateSearch.state === 'RUNNING';
  const permission = { permitted: viewerCan.includes('TRIAGE'), requirement: TRIAGER_REQUIRED_MESSAGE };
  const { unavailableReason } = duplicateSearch;
  const startPermission =
    permission.permitted && unavailableReason != null
      ? { permitted: false, requirement: getDuplicateSearchUnavailableText(unavailableReason) }
      : permission;
  return (
    <header className={styles.header}>
      {heading}
      <p className={styles.counts}>
        {pluralize(clusterCount, 'cluster')}, {pluralize(openIssueCount, 'open issue')},{' '}
        {formatCount(settledToday)} done today
      </p>
      <span className={styles.grow} />
      {error !== null && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
      {isRunning ? (
        <>
          <span className={styles.progress}>
            <progress max={Math.max(1, issuesTotal)} value={issuesDone} aria-label="Issues compared" />
            <span>
              {formatCount(issuesDone)} of {pluralize(issuesTotal, 'issue')} compared
            </span>
          </span>
          <PermittedButton
            aria-label="Cancel"
            {...permission}
            disabled={isPending}
            onClick={() => void track(commit(cancelDuplicateSearch, { projectId: id }))}
            tooltip="Cancel the search"
          >
            <X size={14} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.label}>Cancel</span>
          </PermittedButton>
        </>
      ) : (
        <PermittedButton
          {...startPermission}
          variant="quiet"
          disabled={isPending}
          tooltip="Compares all issues again"
          aria-label={duplicateSearch.endedAt == null ? 'Search' : 'Search again'}
          onClick={() => void track(commit(startDuplicateSearch, { projectId: id }))}
        >
          <RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.label}>{duplicateSearch.endedAt == null ? 'Search' : 'Search again'}</span>
        </PermittedButton>
      )}
      <FilterMenu
        label="Filter by level"
        title="Level"
        text={state.level === null ? 'All levels' : DUPLICATE_LEVEL_LABELS[state.level]}
        allLabel="All levels"
        options={DUPLICATE_STRENGTHS.map((level) => ({ id: level, label: DUPLICATE_LEVEL_LABELS[level] }))}
        selected={state.level}
        onSelect={(level) => {
          const chosen = DUPLICATE_STRENGTHS.find((each) => each === level) ?? null;
          void navigate(buildDuplicatesHref(key, { level: chosen, opened: null }));
        }}
      />
    </header>
  );
}

const startDuplicateSearch: MutationDefinition<DuplicatesHeaderStartMutation, 'immediate'> = {
  name: 'startDuplicateSearch',
  delivery: 'immediate',
  document: graphql`
    mutation DuplicatesHeaderStartMutation($input: StartDuplicateSearchInput!) {
      edit: startDuplicateSearch(input: $input) {
        project {
          ...DuplicatesHeader_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

const cancelDuplicateSearch: MutationDefinition<DuplicatesHeaderCancelMutation, 'immediate'> = {
  name: 'cancelDuplicateSearch',
  delivery: 'immediate',
  document: graphql`
    mutation DuplicatesHeaderCancelMutation($input: CancelDuplicateSearchInput!) {
      edit: cancelDuplicateSearch(input: $input) {
        project {
          ...DuplicatesHeader_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
