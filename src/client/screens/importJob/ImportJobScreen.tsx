import { ArrowLeft } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { ImportJobScreenQuery } from '../../../../__generated__/ImportJobScreenQuery.graphql';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { buildImportsHref } from '../../navigation/hrefs';
import { NotFound } from '../../components/errors/NotFound';
import { PreloadLink } from '../../navigation/PreloadLink';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page, LinesSkeleton } from '../../ui/Page';
import styles from './ImportJob.module.css';
import { ImportJobView } from './ImportJobView';
import type { ImportJobScreenLoaderData } from './entry';

const importJobScreenQuery = graphql`
  query ImportJobScreenQuery($key: String!, $number: Int!) {
    project(key: $key) {
      name
      ...ImportJobView_project
      importJob(number: $number) {
        ...ImportJobView_job
      }
    }
  }
`;

/** Renders an import: its preview and mapping before it starts, then its progress, then its report. */
export function ImportJobScreen() {
  const { key = '', number = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<ImportJobScreenQuery>(
    importJobScreenQuery,
    useLoaderData<ImportJobScreenLoaderData>().queryRef,
  );
  const heading = (
    <div className={styles.heading}>
      <PreloadLink to={buildImportsHref(key)} className={styles.back}>
        <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" /> Imports
      </PreloadLink>
      <ScreenHeading title={`Import ${number} · ${key}`}>Import {number}</ScreenHeading>
    </div>
  );
  return (
    <Page heading={heading} wide>
      <AsyncBoundary key={`${key}-${number}`} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedImport queryRef={queryRef} projectKey={key} number={number} />
      </AsyncBoundary>
    </Page>
  );
}

interface LoadedImportProps extends ImportJobScreenLoaderData {
  projectKey: string;
  number: string;
}

function LoadedImport({ queryRef, projectKey, number }: LoadedImportProps) {
  const { project } = usePreloadedQuery<ImportJobScreenQuery>(importJobScreenQuery, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  if (!project.importJob) {
    return (
      <NotFound subject={`import ${number} in ${project.name}`}>
        <PreloadLink to={buildImportsHref(projectKey)}>Imports of {project.name}</PreloadLink>
      </NotFound>
    );
  }
  return <ImportJobView job={project.importJob} project={project} />;
}
