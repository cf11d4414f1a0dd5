import { Users } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { SettingsScreenQuery } from '../../../../__generated__/SettingsScreenQuery.graphql';
import { PreloadLink } from '../../components/PreloadLink';
import { NotFound } from '../../components/NotFound';
import { ScreenHeading } from '../../components/ScreenHeading';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { Page } from '../../ui/Page';
import { LinesSkeleton } from '../../ui/PageSkeleton';
import { DeleteProjectSection } from './DeleteProjectSection';
import { ProjectSettings } from './ProjectSettings';
import { ProjectWatchSection } from './ProjectWatchSection';
import type { SettingsLoaderData } from './route';
import styles from './SettingsScreen.module.css';

const settingsScreenQuery = graphql`
  query SettingsScreenQuery($key: String!) {
    project(key: $key) {
      ...ProjectSettings_project
      ...ProjectWatchSection_project
      ...DeleteProjectSection_project
    }
  }
`;

/** Name, description and visibility of a project, the viewer's notifications of it, and its deletion. */
export function SettingsScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<SettingsScreenQuery>(
    settingsScreenQuery,
    useLoaderData<SettingsLoaderData>().queryRef,
  );
  return (
    <Page
      heading={<ScreenHeading title={`Settings · ${key}`}>Settings</ScreenHeading>}
      actions={
        <PreloadLink to={`/projects/${key}/members`} className={styles.members}>
          <Users size={14} strokeWidth={1.75} aria-hidden="true" /> Members
        </PreloadLink>
      }
    >
      <AsyncBoundary key={key} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedSettings queryRef={queryRef} projectKey={key} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedSettings({ queryRef, projectKey }: SettingsLoaderData & { projectKey: string }) {
  const { project } = usePreloadedQuery<SettingsScreenQuery>(settingsScreenQuery, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  return (
    <>
      <ProjectSettings project={project} />
      <ProjectWatchSection project={project} />
      <DeleteProjectSection project={project} />
    </>
  );
}
