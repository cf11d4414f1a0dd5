import { useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { ProjectSubscriptions_projects$key } from '../../../__generated__/ProjectSubscriptions_projects.graphql';
import { getLiveEvents } from '../relay/events/LiveEvents';

/** Subscribes the page to live updates of these projects. Renders nothing. */
export function ProjectSubscriptions({ projects }: { projects: ProjectSubscriptions_projects$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectSubscriptions_projects on Project @relay(plural: true) {
        id
        version
      }
    `,
    projects,
  );
  const live = getLiveEvents(useRelayEnvironment());
  useEffect(() => {
    for (const { id, version } of data) live.subscribeToProject(id, version);
  }, [data, live]);
  return null;
}
