import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { ActivityScreenQuery } from '../../../../__generated__/ActivityScreenQuery.graphql';
import { NotFound } from '../../components/errors/NotFound';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page } from '../../ui/Page';
import { ActivityEvents } from './ActivityEvents';
import { ActivityFilters } from './ActivityFilters';
import { ActivitySkeleton } from './ActivityScreenSkeleton';
import type { ActivityLoaderData } from './entry';

const activityScreenQuery = graphql`
  query ActivityScreenQuery(
    $key: String!
    $kinds: [EventKind!]
    $actorId: ID
    $issue: Int
    $actor: ID!
    $byActor: Boolean!
    $number: Int!
    $byIssue: Boolean!
  ) {
    project(key: $key) {
      ...ActivityFilters_project
        @arguments(actor: $actor, byActor: $byActor, number: $number, byIssue: $byIssue)
      ...ActivityEvents_project @arguments(kinds: $kinds, actorId: $actorId, issue: $issue)
    }
  }
`;

/** The activity of a project, newest first. */
export function ActivityScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<ActivityScreenQuery>(
    activityScreenQuery,
    useLoaderData<ActivityLoaderData>().queryRef,
  );
  return (
    <Page heading={<ScreenHeading title={`Activity · ${key}`}>Activity</ScreenHeading>}>
      <AsyncBoundary skeleton={<ActivitySkeleton />} onRetry={reload}>
        <LoadedActivityFeed queryRef={queryRef} projectKey={key} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedActivityFeed({ queryRef, projectKey }: ActivityLoaderData & { projectKey: string }) {
  const data = usePreloadedQuery<ActivityScreenQuery>(activityScreenQuery, queryRef);
  if (!data.project) return <NotFound subject={`project ${projectKey}`} />;
  return (
    <>
      <ActivityFilters project={data.project} projectKey={projectKey} />
      <ActivityEvents project={data.project} />
    </>
  );
}
