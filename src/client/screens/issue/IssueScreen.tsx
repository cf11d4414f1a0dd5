import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { type Location, useLoaderData, useLocation, useParams } from 'react-router-dom';
import type { IssueScreenQuery } from '../../../../__generated__/IssueScreenQuery.graphql';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { LiveProjectSubscriptions } from '../../components/LiveProjectSubscriptions';
import { NotFound } from '../../components/NotFound';
import { PreloadLink } from '../../components/PreloadLink';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { IssueEditingProvider } from '../../components/pickers/IssueEditingProvider';
import { DraftOwnerContext } from '../../drafts/useDraft';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { DeletedIssueNotice } from '../../components/DeletedIssueNotice';
import { IssueBar } from './IssueBar';
import { IssueBody } from './IssueBody';
import { IssueFields } from './fields/IssueFields';
import { IssueHeader } from './IssueHeader';
import { IssueFieldKeyBindings } from './IssueFieldKeyBindings';
import { IssueLayout } from './IssueLayout';
import { IssueLayoutSkeleton } from './IssueScreenSkeleton';
import { IssueMenu } from './menu/IssueMenu';
import { LinkedCommentErrorBoundary } from './timeline/LinkedCommentErrorBoundary';
import type { IssueLoaderData } from './route';

const issueScreenQuery = graphql`
  query IssueScreenQuery($key: String!, $number: Int!, $around: ID, $hasAround: Boolean!) {
    viewer {
      id
    }
    project(key: $key) {
      name
      ...LiveProjectSubscriptions_projects
      issue(number: $number) {
        id
        number
        isGone
        ...IssueMenu_issue
        ...IssueHeader_issue
        ...IssueBody_issue @arguments(around: $around, hasAround: $hasAround)
        ...IssueFields_issue
      }
    }
  }
`;

/** Screen of an issue: title, fields, description and timeline. */
export function IssueScreen() {
  const { queryRef, reload } = useLoaderQuery<IssueScreenQuery>(
    issueScreenQuery,
    useLoaderData<IssueLoaderData>().queryRef,
  );
  const { key = '', number = '' } = useParams();
  const location = useLocation() as Location<unknown>;
  return (
    <>
      <IssueBar
        projectKey={key}
        number={Number(number)}
        menu={(leave) => (
          <ErrorBoundary key={`${key}-${number}`} fallback={null}>
            <Suspense fallback={null}>
              <LoadedIssueMenu queryRef={queryRef} onDeleted={leave} />
            </Suspense>
          </ErrorBoundary>
        )}
      >
        <ErrorBoundary key={key} fallback={key}>
          <Suspense fallback={key}>
            <ProjectName queryRef={queryRef} projectKey={key} />
          </Suspense>
        </ErrorBoundary>
      </IssueBar>
      {/* Keyed by issue, so that another issue starts at its top and shows its own skeleton while loading. */}
      <AsyncBoundary key={`${key}-${number}`} skeleton={<IssueLayoutSkeleton />} onRetry={reload}>
        <LinkedCommentErrorBoundary key={location.search} location={location}>
          <LoadedIssue queryRef={queryRef} projectKey={key} number={Number(number)} />
        </LinkedCommentErrorBoundary>
      </AsyncBoundary>
    </>
  );
}

function ProjectName({ queryRef, projectKey }: IssueLoaderData & { projectKey: string }) {
  return usePreloadedQuery<IssueScreenQuery>(issueScreenQuery, queryRef).project?.name ?? projectKey;
}

function LoadedIssueMenu({ queryRef, onDeleted }: IssueLoaderData & { onDeleted: () => void }) {
  const issue = usePreloadedQuery<IssueScreenQuery>(issueScreenQuery, queryRef).project?.issue;
  return issue && <IssueMenu issue={issue} onDeleted={onDeleted} />;
}

function LoadedIssue({
  queryRef,
  projectKey,
  number,
}: IssueLoaderData & { projectKey: string; number: number }) {
  const { project, viewer } = usePreloadedQuery<IssueScreenQuery>(issueScreenQuery, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  if (!project.issue) {
    return (
      <NotFound subject={`issue ${projectKey}-${number}`}>
        <PreloadLink to={`/projects/${projectKey}/issues`}>Issues of {project.name}</PreloadLink>
      </NotFound>
    );
  }
  return (
    <DraftOwnerContext value={viewer?.id ?? 'nobody'}>
      <IssueEditingProvider
        issue={
          project.issue.isGone ? null : { id: project.issue.id, projectKey, number: project.issue.number }
        }
      >
        <IssueFieldKeyBindings />
        <LiveProjectSubscriptions projects={[project]} />
        {project.issue.isGone && <DeletedIssueNotice issueKey={`${projectKey}-${number}`} />}
        <IssueLayout
          header={<IssueHeader issue={project.issue} />}
          fields={<IssueFields issue={project.issue} />}
          body={<IssueBody issue={project.issue} />}
        />
      </IssueEditingProvider>
    </DraftOwnerContext>
  );
}
