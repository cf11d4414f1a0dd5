import { ArrowLeft } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { ImportScreenQuery } from '../../../../__generated__/ImportScreenQuery.graphql';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { NotFound } from '../../components/errors/NotFound';
import { PreloadLink } from '../../navigation/PreloadLink';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page, LinesSkeleton } from '../../ui/Page';
import { ImportList } from './ImportList';
import styles from './ImportScreen.module.css';
import { ImportUploadSection } from './ImportUploadSection';
import type { ImportScreenLoaderData } from './entry';

const importScreenQuery = graphql`
  query ImportScreenQuery($key: String!) {
    project(key: $key) {
      viewerCan
      ...ImportUploadSection_project
      ...ImportList_project
    }
  }
`;

/** Renders the upload of a new import into a project, and the list of earlier imports. */
export function ImportScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<ImportScreenQuery>(
    importScreenQuery,
    useLoaderData<ImportScreenLoaderData>().queryRef,
  );
  const heading = (
    <div className={styles.heading}>
      <PreloadLink to={`/projects/${key}/settings`} className={styles.back}>
        <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" /> Settings
      </PreloadLink>
      <ScreenHeading title={`Import · ${key}`}>Import issues</ScreenHeading>
    </div>
  );
  return (
    <Page heading={heading}>
      <AsyncBoundary key={key} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedImports queryRef={queryRef} projectKey={key} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedImports({ queryRef, projectKey }: ImportScreenLoaderData & { projectKey: string }) {
  const { project } = usePreloadedQuery<ImportScreenQuery>(importScreenQuery, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  if (!project.viewerCan.includes('MAINTAIN'))
    return <p className={styles.note}>Importing issues requires the maintainer role in this project.</p>;
  return (
    <>
      <ImportUploadSection project={project} />
      <ImportList project={project} />
    </>
  );
}
