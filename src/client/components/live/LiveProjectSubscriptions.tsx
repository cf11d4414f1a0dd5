import { useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { LiveProjectSubscriptions_projects$key } from '../../../../__generated__/LiveProjectSubscriptions_projects.graphql';
import { getLiveUpdateDispatcher } from '../../relay/events/LiveUpdateDispatcher';

/** Subscribes the page to live updates of these projects. Renders nothing. */
export function LiveProjectSubscriptions({ projects }: { projects: LiveProjectSubscriptions_projects$key }) {
  const data = useFragment(
    graphql`
      fragment LiveProjectSubscriptions_projects on Project @relay(plural: true) {
        id
        version
      }
    `,
    projects,
  );
  const live = getLiveUpdateDispatcher(useRelayEnvironment());
  useEffect(() => {
    for (const { id, version } of data) live.subscribeToProject(id, version);
  }, [data, live]);
  return null;
}
