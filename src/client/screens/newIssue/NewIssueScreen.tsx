import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useLocation, useParams } from 'react-router-dom';
import type { NewIssueScreenQuery } from '../../../../__generated__/NewIssueScreenQuery.graphql';
import { NotFound } from '../../components/errors/NotFound';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { SignInPrompt } from '../../components/signIn/SignInPrompt';
import { useIsAnonymousVisitor } from '../../auth/SessionGuard';
import { useScreenTitle } from '../../navigation/ScreenHeading';
import { DraftOwnerContext } from '../../drafts/useDraft';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page } from '../../ui/Page';
import { NewIssueForm } from './NewIssueForm';
import styles from './NewIssueScreen.module.css';
import { NewIssueSkeleton } from './NewIssueScreenSkeleton';
import type { NewIssueLoaderData } from './entry';

const newIssueScreenQuery = graphql`
  query NewIssueScreenQuery($key: String!) {
    viewer {
      id
    }
    project(key: $key) {
      id
      name
      viewerCan
      ...NewIssueForm_project
    }
  }
`;

export function NewIssueScreen() {
  const { key = '' } = useParams();
  useScreenTitle(`New issue · ${key}`);
  const { queryRef, reload } = useLoaderQuery<NewIssueScreenQuery>(
    newIssueScreenQuery,
    useLoaderData<NewIssueLoaderData>().queryRef,
  );
  return (
    <Page heading={<h1>New issue</h1>} wide="onWideScreens">
      <AsyncBoundary skeleton={<NewIssueSkeleton />} onRetry={reload}>
        <LoadedNewIssueForm queryRef={queryRef} projectKey={key} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedNewIssueForm({ queryRef, projectKey }: NewIssueLoaderData & { projectKey: string }) {
  const visit = useLocation().key;
  const isVisitor = useIsAnonymousVisitor();
  const { viewer, project } = usePreloadedQuery<NewIssueScreenQuery>(newIssueScreenQuery, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  if (!project.viewerCan.includes('FILE')) {
    return isVisitor ? (
      <SignInPrompt>Sign in to create issues in {project.name}.</SignInPrompt>
    ) : (
      <p className={styles.forbidden}>
        Creating issues in {project.name} requires the reporter role or higher.
      </p>
    );
  }
  return (
    <DraftOwnerContext value={viewer?.id ?? 'nobody'}>
      {/* Keyed by visit, so that returning to an issue that the server rejected restores its draft. */}
      <NewIssueForm key={visit} project={project} />
    </DraftOwnerContext>
  );
}
