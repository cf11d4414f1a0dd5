import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useLocation, useParams } from 'react-router-dom';
import type { TriageScreenQuery } from '../../../../__generated__/TriageScreenQuery.graphql';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { LiveProjectSubscriptions } from '../../components/live/LiveProjectSubscriptions';
import { NotFound } from '../../components/errors/NotFound';
import { useRefetchOnChanges } from '../../components/live/useRefetchOnChanges';
import { DraftOwnerContext } from '../../drafts/useDraft';
import type { ScreenLoaderData } from '../../relay/queries/createScreenLoader';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { parseTriageUrl, type TriageUrlState } from './model/triageUrl';
import { TriageAccess } from './EmptyTriage';
import { TriageHeader, TriageHeaderBar } from './TriageHeader';
import { TriageQueueView } from './TriageQueueView';
import styles from './TriageScreen.module.css';
import { TriageSkeleton } from './TriageSkeleton';

const triageScreenQuery = graphql`
  query TriageScreenQuery($key: String!, $query: String) {
    viewer {
      id
    }
    project(key: $key) {
      id
      viewerCan
      ...LiveProjectSubscriptions_projects
      ...TriageQueueView_project
      triage(query: $query) {
        ...TriageHeader_queue
        ...EmptyTriage_queue
        ...TriageQueueView_queue
      }
    }
  }
`;

const triageScreenRefreshQuery = graphql`
  query TriageScreenRefreshQuery($key: String!, $query: String) {
    project(key: $key) {
      triage(query: $query) {
        ...TriageHeader_queue
      }
    }
  }
`;

/**
 * Delay after a change before the counts and the other triagers are requested, in ms. Changes during the delay cause no
 * further request.
 */
const COUNT_DELAY_MS = 500;
/** Minimum time between two requests for the counts and the other triagers, in ms. */
const COUNT_INTERVAL_MS = 3_000;

/** The triage queue of a project, or of a query: one issue at a time, with the decisions about it. */
export function TriageScreen() {
  const { queryRef, reload } = useLoaderQuery<TriageScreenQuery>(
    triageScreenQuery,
    useLoaderData<ScreenLoaderData<TriageScreenQuery>>().queryRef,
  );
  const { key = '' } = useParams();
  const { search } = useLocation();
  const url = parseTriageUrl(new URLSearchParams(search));
  return (
    <div className={styles.screen}>
      <AsyncBoundary
        key={`${key} ${url.sort.id} ${url.query}`}
        skeleton={
          <>
            <TriageHeaderBar />
            <div className={styles.split}>
              <TriageSkeleton bar={<div className={styles.barSkeleton} />} />
            </div>
          </>
        }
        onRetry={reload}
      >
        <LoadedTriage queryRef={queryRef} projectKey={key} url={url} />
      </AsyncBoundary>
    </div>
  );
}

interface LoadedTriageProps {
  queryRef: PreloadedQuery<TriageScreenQuery>;
  projectKey: string;
  url: TriageUrlState;
}

function LoadedTriage({ queryRef, projectKey, url }: LoadedTriageProps) {
  const { viewer, project } = usePreloadedQuery<TriageScreenQuery>(triageScreenQuery, queryRef);
  useRefetchOnChanges(triageScreenRefreshQuery, queryRef.variables, {
    delay: COUNT_DELAY_MS,
    interval: COUNT_INTERVAL_MS,
    isRelevant: ({ projectId }) => projectId === project?.id,
  });
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  const { triage, viewerCan } = project;
  return (
    <>
      <LiveProjectSubscriptions projects={[project]} />
      <TriageHeader queue={triage} />
      {viewer && viewerCan.includes('TRIAGE') ? (
        <DraftOwnerContext value={viewer.id}>
          <TriageQueueView project={project} queue={triage} viewerId={viewer.id} url={url} />
        </DraftOwnerContext>
      ) : (
        <TriageAccess queue={triage} projectKey={projectKey} />
      )}
    </>
  );
}
