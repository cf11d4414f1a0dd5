import { RefreshCw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { DuplicatesHeader_project$key } from '../../../../../__generated__/DuplicatesHeader_project.graphql';
import { DUPLICATE_STRENGTHS } from '../../../../shared/duplicates';
import { FilterMenu } from '../../../components/list/FilterMenu';
import { PermittedButton } from '../../../components/PermittedButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../../../components/pickers/fields';
import { joinErrorMessages } from '../../../errors/UserError';
import { formatCount, pluralize } from '../../../ui/format';
import { cancelDuplicateSearch, startDuplicateSearch } from './duplicateSearches';
import styles from './DuplicatesHeader.module.css';
import { getUnavailableText } from '../model/getUnavailableText';
import { buildDuplicatesHref, type DuplicatesUrlState, LEVEL_LABELS } from '../model/duplicatesUrl';

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
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { clusterCount, openIssueCount, settledToday, issuesDone, issuesTotal } = duplicateSearch;
  const isRunning = duplicateSearch.state === 'RUNNING';
  const send = async (request: typeof startDuplicateSearch) => {
    setBusy(true);
    setError(null);
    const result = await request(environment, id);
    setBusy(false);
    if (result.status === 'refused') setError(joinErrorMessages(result.errors));
  };
  const permission = { permitted: viewerCan.includes('TRIAGE'), requirement: TRIAGER_REQUIRED_MESSAGE };
  const { unavailableReason } = duplicateSearch;
  const startPermission =
    permission.permitted && unavailableReason != null
      ? { permitted: false, requirement: getUnavailableText(unavailableReason) }
      : permission;
  return (
    <header className={styles.header}>
      {heading}
      <p className={styles.counts}>
        {pluralize(clusterCount, 'cluster')}, {pluralize(openIssueCount, 'open issue')},{' '}
        {formatCount(settledToday)} settled today
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
            disabled={isBusy}
            onClick={() => void send(cancelDuplicateSearch)}
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
          disabled={isBusy}
          tooltip="Compares all issues again"
          aria-label={duplicateSearch.endedAt == null ? 'Search' : 'Search again'}
          onClick={() => void send(startDuplicateSearch)}
        >
          <RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.label}>{duplicateSearch.endedAt == null ? 'Search' : 'Search again'}</span>
        </PermittedButton>
      )}
      <FilterMenu
        label="Filter by level"
        title="Level"
        text={state.level === null ? 'All levels' : LEVEL_LABELS[state.level]}
        allLabel="All levels"
        options={DUPLICATE_STRENGTHS.map((level) => ({ id: level, label: LEVEL_LABELS[level] }))}
        selected={state.level}
        onSelect={(level) => {
          const chosen = DUPLICATE_STRENGTHS.find((each) => each === level) ?? null;
          void navigate(buildDuplicatesHref(key, { level: chosen, opened: null }));
        }}
      />
    </header>
  );
}
