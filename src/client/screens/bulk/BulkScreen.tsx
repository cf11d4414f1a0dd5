import { ArrowLeft } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import type { BulkScreenQuery } from '../../../../__generated__/BulkScreenQuery.graphql';
import { BulkPanel } from '../../components/bulk/BulkPanel';
import { ProjectSubscriptions } from '../../components/ProjectSubscriptions';
import { NotFound } from '../../components/NotFound';
import { PreloadLink } from '../../components/PreloadLink';
import { ScreenHeading } from '../../components/ScreenHeading';
import { Section } from '../../components/Section';
import { useOwnedQuery } from '../../relay/useOwnedQuery';
import { Page } from '../../ui/Page';
import { BulkItems } from './BulkItems';
import { BulkSkeleton } from './BulkScreenSkeleton';
import styles from './BulkScreen.module.css';
import { BulkSummary } from './BulkSummary';
import type { BulkData } from './route';

const query = graphql`
  query BulkScreenQuery($key: String!, $number: Int!) {
    project(key: $key) {
      name
      ...ProjectSubscriptions_projects
      bulkOperation(number: $number) {
        ...BulkSummary_operation
        ...BulkPanel_operation
        ...BulkItems_operation
      }
    }
  }
`;

/** A bulk edit: its changes, its progress and the result for each issue. */
export function BulkScreen() {
  const { queryRef, reload } = useOwnedQuery<BulkScreenQuery>(query, useLoaderData<BulkData>().queryRef);
  const { key = '', number = '' } = useParams();
  const heading = <ScreenHeading title={`Bulk edit ${number} · ${key}`}>Bulk edit {number}</ScreenHeading>;
  return (
    <Page heading={heading}>
      <Section key={`${key}-${number}`} skeleton={<BulkSkeleton />} onRetry={reload}>
        <LoadedBulk queryRef={queryRef} projectKey={key} number={Number(number)} />
      </Section>
    </Page>
  );
}

function LoadedBulk({ queryRef, projectKey, number }: BulkData & { projectKey: string; number: number }) {
  const { project } = usePreloadedQuery<BulkScreenQuery>(query, queryRef);
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
      <ProjectSubscriptions projects={[project]} />
      <PreloadLink to={list} className={styles.back}>
        <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" /> {project.name}
      </PreloadLink>
      <BulkSummary operation={operation} projectKey={projectKey} />
      <BulkPanel
        operation={operation}
        onStarted={(begun) =>
          begun.number !== number && void navigate(`/projects/${projectKey}/bulk/${begun.number}`)
        }
      />
      <BulkItems operation={operation} projectKey={projectKey} />
    </div>
  );
}
