import { ArrowLeft } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import type { MilestoneScreenQuery } from '../../../../__generated__/MilestoneScreenQuery.graphql';
import { LiveProjectSubscriptions } from '../../components/live/LiveProjectSubscriptions';
import { NotFound } from '../../components/errors/NotFound';
import { PreloadLink } from '../../navigation/PreloadLink';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page, LinesSkeleton } from '../../ui/Page';
import { MilestoneDetails } from '../milestones/MilestoneDetails';
import styles from './MilestoneScreen.module.css';
import type { MilestoneLoaderData } from './entry';

const milestoneScreenQuery = graphql`
  query MilestoneScreenQuery($key: String!, $number: Int!) {
    project(key: $key) {
      id
      name
      viewerCan
      ...LiveProjectSubscriptions_projects
      milestone(number: $number) {
        title
        ...MilestoneDetails_milestone
      }
    }
  }
`;

/** A milestone with its description and progress. */
export function MilestoneScreen() {
  const { key = '', number = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<MilestoneScreenQuery>(
    milestoneScreenQuery,
    useLoaderData<MilestoneLoaderData>().queryRef,
  );
  const back = (
    <PreloadLink to={`/projects/${key}/milestones`} className={styles.back}>
      <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" /> Milestones
    </PreloadLink>
  );
  return (
    <Page heading={back}>
      <AsyncBoundary key={`${key}-${number}`} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedMilestone queryRef={queryRef} projectKey={key} number={number} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedMilestone({
  queryRef,
  projectKey,
  number,
}: MilestoneLoaderData & { projectKey: string; number: string }) {
  const navigate = useNavigate();
  const { project } = usePreloadedQuery<MilestoneScreenQuery>(milestoneScreenQuery, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  const { milestone, id, name, viewerCan } = project;
  if (!milestone) return <NotFound subject={`milestone ${number} in ${name}`} />;
  return (
    <>
      <LiveProjectSubscriptions projects={[project]} />
      <ScreenHeading title={`${milestone.title} · ${projectKey}`} className={styles.title}>
        {milestone.title}
      </ScreenHeading>
      <MilestoneDetails
        milestone={milestone}
        projectId={id}
        projectKey={projectKey}
        editable={viewerCan.includes('MAINTAIN')}
        onDeleted={() => void navigate(`/projects/${projectKey}/milestones`)}
      />
    </>
  );
}
