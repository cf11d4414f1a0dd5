import { type ReactNode, startTransition, Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { type Location, useLoaderData, useLocation, useParams } from 'react-router-dom';
import type { IssueDuplicatesQuery } from '../../../../__generated__/IssueDuplicatesQuery.graphql';
import type { IssueScreenQuery } from '../../../../__generated__/IssueScreenQuery.graphql';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { LiveProjectSubscriptions } from '../../components/LiveProjectSubscriptions';
import { NotFound } from '../../components/NotFound';
import { PreloadLink } from '../../components/PreloadLink';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { IssueEditingProvider } from '../../components/pickers/IssueEditingProvider';
import { IssueFieldCommands } from '../../components/pickers/IssueFieldCommands';
import { DraftOwnerContext } from '../../drafts/useDraft';
import { useIsQueryAnswered } from '../../relay/useIsQueryAnswered';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { DeletedIssueNotice } from '../../components/DeletedIssueNotice';
import { IssueDuplicates, issueDuplicatesQuery } from './duplicates/IssueDuplicates';
import { IssueBreadcrumbBar } from './IssueBreadcrumbBar';
import { IssueConversation } from './IssueConversation';
import { IssueFields } from './fields/IssueFields';
import { IssueHeader } from './IssueHeader';
import { IssueLayout } from './IssueLayout';
import { IssueConversationSkeleton, IssueLayoutSkeleton, IssueMenuSkeleton } from './IssueScreenSkeleton';
import { IssueMenu } from './menu/IssueMenu';
import { LinkedCommentErrorBoundary } from './timeline/LinkedCommentErrorBoundary';
import { RecentIssueRecord } from './RecentIssueRecord';
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
        ...IssueConversation_issue @arguments(around: $around, hasAround: $hasAround)
        ...IssueFields_issue
      }
    }
  }
`;

/** Renders with the data that Relay's store has. Only fragments with missing data suspend. */
const PARTIAL = { UNSTABLE_renderPolicy: 'partial' } as const;

/** Screen of an issue: title, fields, description and timeline. */
export function IssueScreen() {
  const loaded = useLoaderData<IssueLoaderData>();
  const { queryRef, reload } = useLoaderQuery<IssueScreenQuery>(issueScreenQuery, loaded.queryRef);
  const duplicates = useLoaderQuery<IssueDuplicatesQuery>(issueDuplicatesQuery, loaded.duplicatesRef);
  const { key = '', number = '' } = useParams();
  const location = useLocation() as Location<unknown>;
  const isAnswered = useIsQueryAnswered(queryRef);
  return (
    <>
      <IssueBreadcrumbBar
        projectKey={key}
        number={Number(number)}
        menu={(leave) =>
          isAnswered ? (
            <ErrorBoundary key={`${key}-${number}`} fallback={null}>
              <LoadedIssueMenu queryRef={queryRef} onDeleted={leave} />
            </ErrorBoundary>
          ) : (
            <IssueMenuSkeleton />
          )
        }
      >
        <ErrorBoundary key={key} fallback={key}>
          <Suspense fallback={key}>
            <ProjectName queryRef={queryRef} projectKey={key} />
          </Suspense>
        </ErrorBoundary>
      </IssueBreadcrumbBar>
      {/* Keyed by issue, so that another issue starts at its top and shows its own skeleton while loading. */}
      <AsyncBoundary key={`${key}-${number}`} skeleton={<IssueLayoutSkeleton />} onRetry={reload}>
        <LinkedCommentErrorBoundary key={location.search} location={location}>
          <Issue queryRef={queryRef} isAnswered={isAnswered} projectKey={key} number={Number(number)}>
            {/* Likely duplicates are an addition: the issue neither waits for them nor shows an error instead of them. */}
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <IssueDuplicates
                  queryRef={duplicates.queryRef}
                  onChanged={() => startTransition(duplicates.reload)}
                />
              </Suspense>
            </ErrorBoundary>
          </Issue>
        </LinkedCommentErrorBoundary>
      </AsyncBoundary>
    </>
  );
}

type IssueQueryProps = Pick<IssueLoaderData, 'queryRef'>;

function ProjectName({ queryRef, projectKey }: IssueQueryProps & { projectKey: string }) {
  return usePreloadedQuery<IssueScreenQuery>(issueScreenQuery, queryRef, PARTIAL).project?.name ?? projectKey;
}

function LoadedIssueMenu({ queryRef, onDeleted }: IssueQueryProps & { onDeleted: () => void }) {
  const issue = usePreloadedQuery<IssueScreenQuery>(issueScreenQuery, queryRef).project?.issue;
  return issue && <IssueMenu issue={issue} onDeleted={onDeleted} />;
}

interface IssueProps extends IssueQueryProps {
  /** Whether the response has arrived. If false, only the title and fields that the store has are shown. */
  isAnswered: boolean;
  projectKey: string;
  number: number;
  /** Content below the fields of the side panel. */
  children: ReactNode;
}

function Issue({ queryRef, isAnswered, projectKey, number, children }: IssueProps) {
  const { project, viewer } = usePreloadedQuery<IssueScreenQuery>(issueScreenQuery, queryRef, PARTIAL);
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
          project.issue.isGone ? null : { id: project.issue.id, key: `${projectKey}-${project.issue.number}` }
        }
      >
        <IssueFieldCommands getRoot={() => document.querySelector('main')} resumes />
        <LiveProjectSubscriptions projects={[project]} />
        {viewer && <RecentIssueRecord issueId={project.issue.id} viewerId={viewer.id} />}
        {project.issue.isGone && <DeletedIssueNotice issueKey={`${projectKey}-${number}`} />}
        <IssueLayout
          busy={!isAnswered}
          header={<IssueHeader issue={project.issue} isLoaded={isAnswered} />}
          fields={
            <IssueFields issue={project.issue} isLoaded={isAnswered}>
              {children}
            </IssueFields>
          }
          body={isAnswered ? <IssueConversation issue={project.issue} /> : <IssueConversationSkeleton />}
        />
      </IssueEditingProvider>
    </DraftOwnerContext>
  );
}
