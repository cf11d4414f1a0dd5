import { ArrowLeft } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import type { BulkOperationScreenQuery } from '../../../../__generated__/BulkOperationScreenQuery.graphql';
import { buildBulkOperationHref } from '../../navigation/hrefs';
import { BulkOperationItems } from '../../components/bulk/BulkOperationItems';
import { BulkOperationPanel } from '../../components/bulk/BulkOperationPanel';
import { BulkOperationSummary } from '../../components/bulk/BulkOperationSummary';
import { LiveProjectSubscriptions } from '../../components/live/LiveProjectSubscriptions';
import { NotFound } from '../../components/errors/NotFound';
import { PreloadLink } from '../../navigation/PreloadLink';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page } from '../../ui/Page';
import { BulkEditSkeleton } from './BulkOperationScreenSkeleton';
import styles from './BulkOperationScreen.module.css';
import type { BulkOperationScreenLoaderData } from './entry';

const bulkOperationScreenQuery = graphql`
  query BulkOperationScreenQuery($key: String!, $number: Int!) {
    project(key: $key) {
      name
      ...LiveProjectSubscriptions_projects
      bulkOperation(number: $number) {
        ...BulkOperationSummary_operation
        ...BulkOperationPanel_operation
        ...BulkOperationItems_operation
      }
    }
  }
`;

/** A bulk edit: its changes, its progress and the result for each issue. */
export function BulkOperationScreen() {
  const { queryRef, reload } = useLoaderQuery<BulkOperationScreenQuery>(
    bulkOperationScreenQuery,
    useLoaderData<BulkOperationScreenLoaderData>().queryRef,
  );
  const { key = '', number = '' } = useParams();
  const heading = (
    <div className={styles.heading}>
      <PreloadLink to={`/projects/${key}/bulk`} className={styles.back}>
        <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" /> Bulk edits
      </PreloadLink>
      <ScreenHeading title={`Bulk edit ${number} · ${key}`}>Bulk edit {number}</ScreenHeading>
    </div>
  );
  return (
    <Page heading={heading} wide>
      <AsyncBoundary key={`${key}-${number}`} skeleton={<BulkEditSkeleton />} onRetry={reload}>
        <LoadedBulkEdit queryRef={queryRef} projectKey={key} number={Number(number)} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedBulkEdit({
  queryRef,
  projectKey,
  number,
}: BulkOperationScreenLoaderData & { projectKey: string; number: number }) {
  const { project } = usePreloadedQuery<BulkOperationScreenQuery>(bulkOperationScreenQuery, queryRef);
  const navigate = useNavigate();
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  const operation = project.bulkOperation;
  if (!operation) {
    return (
      <NotFound subject={`bulk edit ${number} in ${project.name}`}>
        <PreloadLink to={`/projects/${projectKey}/bulk`}>Bulk edits of {project.name}</PreloadLink>
      </NotFound>
    );
  }
  return (
    <div className={styles.operation}>
      <LiveProjectSubscriptions projects={[project]} />
      <BulkOperationSummary operation={operation} projectKey={projectKey} />
      <BulkOperationPanel
        operation={operation}
        onStarted={(begun) =>
          begun.number !== number && void navigate(buildBulkOperationHref(projectKey, begun.number))
        }
      />
      <BulkOperationItems operation={operation} projectKey={projectKey} />
    </div>
  );
}
