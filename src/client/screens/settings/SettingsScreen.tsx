import { Import, Users } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { SettingsScreenQuery } from '../../../../__generated__/SettingsScreenQuery.graphql';
import { buildImportsHref } from '../../navigation/hrefs';
import { PreloadLink } from '../../navigation/PreloadLink';
import { NotFound } from '../../components/errors/NotFound';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page, LinesSkeleton } from '../../ui/Page';
import { DeleteProjectSection } from './DeleteProjectSection';
import { NewAccountsSection } from './NewAccountsSection';
import { ProjectSettings } from './ProjectSettings';
import { ProjectWatchSection } from './ProjectWatchSection';
import type { SettingsLoaderData } from './entry';
import { TriageSettingsSection } from './TriageSettingsSection';
import styles from './SettingsScreen.module.css';

const settingsScreenQuery = graphql`
  query SettingsScreenQuery($key: String!) {
    project(key: $key) {
      ...ProjectSettings_project
      ...NewAccountsSection_project
      ...ProjectWatchSection_project
      ...TriageSettingsSection_project
      ...DeleteProjectSection_project
    }
  }
`;

/**
 * Settings of a project: name, description, visibility, triage, rules for new accounts, the notifications of the
 * viewer, and deletion.
 */
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
        <div className={styles.links}>
          <PreloadLink to={buildImportsHref(key)} className={styles.members} data-command="go.import">
            <Import size={14} strokeWidth={1.75} aria-hidden="true" /> Import
          </PreloadLink>
          <PreloadLink to={`/projects/${key}/members`} className={styles.members}>
            <Users size={14} strokeWidth={1.75} aria-hidden="true" /> Members
          </PreloadLink>
        </div>
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
      <TriageSettingsSection project={project} />
      <NewAccountsSection project={project} />
      <ProjectWatchSection project={project} />
      <DeleteProjectSection project={project} />
    </>
  );
}
