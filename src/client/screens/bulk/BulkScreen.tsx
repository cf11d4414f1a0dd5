import { ArrowLeft } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import type { BulkScreenQuery } from '../../../../__generated__/BulkScreenQuery.graphql';
import { BulkOperationPanel } from '../../components/bulk/BulkOperationPanel';
import { LiveProjectSubscriptions } from '../../components/LiveProjectSubscriptions';
import { NotFound } from '../../components/NotFound';
import { PreloadLink } from '../../components/PreloadLink';
import { ScreenHeading } from '../../components/ScreenHeading';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { Page } from '../../ui/Page';
import { BulkItems } from './BulkItems';
import { BulkEditSkeleton } from './BulkScreenSkeleton';
import styles from './BulkScreen.module.css';
import { BulkSummary } from './BulkSummary';
import type { BulkScreenLoaderData } from './route';

const bulkScreenQuery = graphql`
  query BulkScreenQuery($key: String!, $number: Int!) {
    project(key: $key) {
      name
      ...LiveProjectSubscriptions_projects
      bulkOperation(number: $number) {
        ...BulkSummary_operation
        ...BulkOperationPanel_operation
        ...BulkItems_operation
      }
    }
  }
`;

/** A bulk edit: its changes, its progress and the result for each issue. */
export function BulkScreen() {
  const { queryRef, reload } = useLoaderQuery<BulkScreenQuery>(
    bulkScreenQuery,
    useLoaderData<BulkScreenLoaderData>().queryRef,
  );
  const { key = '', number = '' } = useParams();
  const heading = <ScreenHeading title={`Bulk edit ${number} · ${key}`}>Bulk edit {number}</ScreenHeading>;
  return (
    <Page heading={heading}>
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
}: BulkScreenLoaderData & { projectKey: string; number: number }) {
  const { project } = usePreloadedQuery<BulkScreenQuery>(bulkScreenQuery, queryRef);
  const navigate = useNavigate();
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  const list = `/projects/${projectKey}/issues`;
  const operation = project.bulkOperation;
  if (!operation) {
    return (
      <NotFound subject={`bulk edit ${number} in ${project.name}`}>
        <PreloadLink to={list}>Issues of {project.name}</PreloadLink>
      </NotFound>
    );
  }
  return (
    <div className={styles.operation}>
      <LiveProjectSubscriptions projects={[project]} />
      <PreloadLink to={list} className={styles.back}>
        <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" /> {project.name}
      </PreloadLink>
      <BulkSummary operation={operation} projectKey={projectKey} />
      <BulkOperationPanel
        operation={operation}
        onStarted={(begun) =>
          begun.number !== number && void navigate(`/projects/${projectKey}/bulk/${begun.number}`)
        }
      />
      <BulkItems operation={operation} projectKey={projectKey} />
    </div>
  );
}
