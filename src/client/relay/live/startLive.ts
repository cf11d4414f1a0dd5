/**
 * Writes live updates to Relay's store. This module is a separate chunk that is loaded once the page is on
 * screen.
 */
import {
  commitLocalUpdate,
  type Disposable,
  type GraphQLResponse,
  graphql,
  type IEnvironment,
  requestSubscription,
} from 'relay-runtime';
import type { startLiveSubscription } from '../../../../__generated__/startLiveSubscription.graphql';
import { getSessionGuard } from '../../auth/SessionGuard';
import { readIssueVersion } from '../../data/issueUpdate';
import { removeProjectFromStore } from '../../data/projectsInStore';
import { markIssueDeletedInStore } from '../../data/local/markIssueDeletedInStore';
import { type LiveUpdate, getLiveUpdateDispatcher } from '../events/LiveUpdateDispatcher';
import type { ServerReachabilityTracker } from '../network/ServerReachabilityTracker';
import { createStreamRequest } from '../network/subscribe';
import { type LiveUpdateMessage, type LiveUpdateResponse, LiveStream } from './LiveStream';
import { SharedLiveStream } from './SharedLiveStream';

/**
 * The live update subscription. It selects the fields that list rows, headers and progress bars show; screens
 * refetch their other fields when an update concerns them.
 */
const liveUpdateSubscription = graphql`
  subscription startLiveSubscription($of: [ProjectSince!]!) {
    projectsChanged(of: $of) {
      version
      moved
      reset
      deleted
      project {
        id
        version
        ...issueUpdate_project
      }
      issues {
        id
        number
        version
        ...issueUpdate_issue @arguments(fields: false)
      }
      progressChanged {
        id
        ...issueUpdate_progress
      }
      bulkOperations {
        ...issueUpdate_bulkOperation
      }
    }
  }
`;

/**
 * Starts live updates of the projects in `getLiveUpdateDispatcher(environment)`, through this tab's stream or another
 * tab's.
 */
export function startLiveUpdates(
  environment: IEnvironment,
  reachability: ServerReachabilityTracker,
): Disposable {
  const live = getLiveUpdateDispatcher(environment);
  const sessionGuard = getSessionGuard(environment);
  const cacheConfig = createStreamRequest(({ documentId, operationName }, next) => {
    const tabs = new SharedLiveStream({
      name: `winnow ${documentId.slice(0, 16)}`,
      versions: live.versions,
      openStream: (onResponse, onProjectUnavailable) =>
        new LiveStream({
          documentId,
          operationName,
          reachability,
          sessionGuard,
          onResponse,
          onProjectUnavailable,
        }),
      // Listeners are notified here and not in `onNext`, which Relay calls again when the update is reapplied.
      onResponse: (response, message) =>
        live.emitLiveUpdate(toLiveUpdate(message), () =>
          next(omitIssuesOlderThanStore(environment, response)),
        ),
      onProgress: (response) =>
        live.writeLiveUpdateToStore(() => next(omitIssuesOlderThanStore(environment, response))),
      onProjectUnavailable: (projectId) => {
        commitLocalUpdate(environment, (store) => removeProjectFromStore(store, projectId));
        live.emitProjectUnavailable(projectId);
      },
    });
    const stopSubscribing = live.onProjectSubscribed((projectId) => tabs.subscribe(projectId));
    const stopReconnecting = sessionGuard.subscribeToSignIn(() => tabs.reconnect());
    return () => {
      stopSubscribing();
      stopReconnecting();
      tabs.close();
    };
  });
  return requestSubscription<startLiveSubscription>(environment, {
    subscription: liveUpdateSubscription,
    // One subscription for all projects: SharedLiveStream and LiveStream decide which projects it covers.
    variables: { of: [] },
    cacheConfig,
    updater: (store, response) => {
      for (const id of response?.projectsChanged.deleted ?? []) markIssueDeletedInStore(store, id);
    },
  });
}

function toLiveUpdate({
  project,
  issues,
  progressChanged,
  deleted,
  moved,
  reset,
}: LiveUpdateMessage): LiveUpdate {
  return {
    projectId: project.id,
    issues: new Map(issues.map((issue) => [issue.id, issue])),
    progressChanged: new Set(progressChanged.map(({ id }) => id)),
    deleted: new Set(deleted),
    listsChanged: moved,
    reset,
  };
}

/**
 * Removes from a live update the issues of which Relay's store already has a later version, received in a
 * mutation's response.
 */
function omitIssuesOlderThanStore(environment: IEnvironment, response: LiveUpdateResponse): GraphQLResponse {
  const { projectsChanged } = response.data;
  const issues = projectsChanged.issues.filter(
    ({ id, version }) => (readIssueVersion(environment, id) ?? 0) <= version,
  );
  return { data: { projectsChanged: { ...projectsChanged, issues } } };
}
