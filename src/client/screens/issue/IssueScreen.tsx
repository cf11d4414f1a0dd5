import {
  type ReactNode,
  startTransition,
  Suspense,
  type MouseEvent,
  useEffect,
  useCallback,
  useSyncExternalStore,
} from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { type Location, useLoaderData, useLocation, useParams, useNavigate } from 'react-router-dom';
import { ArrowLeft } from 'lucide-react';
import type { OperationType } from 'relay-runtime';
import type { IssueDuplicatesQuery } from '../../../../__generated__/IssueDuplicatesQuery.graphql';
import type { IssueScreenQuery } from '../../../../__generated__/IssueScreenQuery.graphql';
import { ErrorBoundary, AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { LiveProjectSubscriptions } from '../../components/live/LiveProjectSubscriptions';
import { NotFound } from '../../components/errors/NotFound';
import { PreloadLink } from '../../navigation/PreloadLink';
import { IssueEditingProvider } from '../../components/pickers/IssueEditingProvider';
import { IssueFieldCommands } from '../../components/pickers/IssueFieldCommands';
import { DraftOwnerContext } from '../../drafts/useDraft';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { DeletedIssueNotice } from '../../components/notices/DeletedIssueNotice';
import { IssueDuplicates, issueDuplicatesQuery } from './IssueDuplicates';
import { IssueConversation } from './IssueConversation';
import { IssueFields } from './IssueFields';
import { IssueHeader } from './IssueHeader';
import {
  IssueLayout,
  IssueConversationSkeleton,
  IssueLayoutSkeleton,
  IssueMenuSkeleton,
} from './IssueScreenSkeleton';
import { IssueMenu } from './IssueMenu';
import { LinkedCommentErrorBoundary } from './timeline/IssueTimeline';
import type { IssueLoaderData } from './entry';
import { parseIssueListHref } from '../../../shared/issueList/parseIssueListHref';
import { readIssuePositionInList } from '../../components/issues/issuePositionInList';
import { isOpenedFromInbox } from '../../navigation/hrefs';
import { useCommands } from '../../ui/commands/dispatch';
import { holdKeysUntilNavigated } from '../../navigation/holdKeysDuringNavigations';
import { CopyLinkButton } from '../../ui/copy/CopyLinkButton';
import styles from './IssueScreen.module.css';
import { IssueNeighbors } from './IssueNeighbors';
import { recordRecentIssue } from '../../data/recentIssues';

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

interface IssueBreadcrumbBarProps {
  projectKey: string;
  number: number;
  /** Renders the menu of further issue actions; its argument `leave` returns to the list. */
  menu: (leave: () => void) => ReactNode;
  /** Name of the project. */
  children: ReactNode;
}

/** Breadcrumb of the issue, its rank in the list it was opened from, and its menu. */
function IssueBreadcrumbBar({ projectKey, number, menu, children }: IssueBreadcrumbBarProps) {
  const { state } = useLocation() as Location<unknown>;
  const position = readIssuePositionInList(state);
  const navigate = useNavigate();
  const list = position?.href ?? `/projects/${projectKey}/issues`;
  // Returns to the list or the inbox with the browser history, which restores the scroll position and the opened
  // notification; a new navigation would not.
  const back = (): void => {
    if (!position && !isOpenedFromInbox(state)) return void navigate(list);
    holdKeysUntilNavigated();
    void navigate(-1);
  };
  useCommands({
    'issue.back': back,
    'issue.openInNewTab': () => void window.open(window.location.href, '_blank', 'noopener'),
  });

  const onBack = (event: MouseEvent): void => {
    if (!position || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    back();
  };

  return (
    <div className={styles.bar}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <PreloadLink to={list} className={styles.crumb} data-command="issue.back" onClick={onBack}>
          <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" />
          <span>{position && parseIssueListHref(list).projectKey === null ? 'All issues' : children}</span>
        </PreloadLink>
        <span aria-hidden="true">/</span>
        <span className={styles.key} aria-current="page">
          {projectKey}-{number}
        </span>
      </nav>
      {position && <IssueNeighbors position={position} />}
      <CopyLinkButton command="issue.copyLink" />
      {menu(back)}
    </div>
  );
}

/** Stores that the viewer has opened an issue. The start page lists recently opened issues. */
function RecentIssueRecord({ issueId, viewerId }: { issueId: string; viewerId: string }) {
  useEffect(() => recordRecentIssue(issueId, viewerId), [issueId, viewerId]);
  return null;
}

/**
 * Whether a query has received its response or has failed. Screens that first render partial data from Relay's store
 * render the rest when this is true. With Suspense, it could appear 300 ms late, because React shows a fallback for at
 * least that long.
 */
function useIsQueryAnswered(queryRef: PreloadedQuery<OperationType>): boolean {
  const subscribe = useCallback((listener: () => void) => onAnswer(queryRef, listener), [queryRef]);
  return useSyncExternalStore(subscribe, () => {
    let isAnswered = !queryRef.source;
    // If the response has arrived, the listener is called synchronously.
    onAnswer(queryRef, () => (isAnswered = true))();
    return isAnswered;
  });
}

/** Returns a function that ends the subscription, which does not cancel the request. */
function onAnswer({ source }: PreloadedQuery<OperationType>, listener: () => void): () => void {
  const subscription = source?.subscribe({ next: listener, error: listener });
  return () => subscription?.unsubscribe();
}
