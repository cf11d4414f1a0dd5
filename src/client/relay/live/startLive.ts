/** Brings what happens to the store, as it happens: a chunk of its own, wanted once the page is there. */
import {
  createOperationDescriptor,
  type Disposable,
  type GraphQLResponse,
  getRequest,
  graphql,
  type IEnvironment,
  Observable,
} from 'relay-runtime';
import type { Connection } from '../network/connection';
import { sessionGuardOf } from '../../auth/SessionGuard';
import { markAllDeleted } from '../../data/local/markDeleted';
import { type LiveUpdate, liveEventsOf } from '../events/LiveEvents';
import { type Answer, type LiveMessage, LiveStream } from './LiveStream';
import { LiveTabs } from './LiveTabs';

/** What lists and screens show of an issue, by their own fragments; what follows from it they ask for. */
const subscription = graphql`
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
    }
  }
`;

/** Follows the projects of `liveEvents(environment)`, through this tab or another. */
export function startLive(environment: IEnvironment, connection: Connection): Disposable {
  const live = liveEventsOf(environment);
  const door = sessionGuardOf(environment);
  const request = getRequest(subscription);
  const documentId = request.params.id ?? '';
  const source = Observable.create<GraphQLResponse>((sink) => {
    const tabs = new LiveTabs({
      name: `winnow ${documentId.slice(0, 16)}`,
      places: live.versions,
      openStream: (hear) =>
        new LiveStream({ documentId, operationName: request.params.name, connection, door, hear }),
      hear: (answer, message) =>
        live.emit(changeOf(message), () => {
          sink.next(withoutOlder(environment, answer));
          markAllDeleted(environment, message.deleted);
        }),
    });
    const stop = live.onProjectSubscribed((projectId) => tabs.want(projectId));
    const stopReopening = door.subscribeToSignIn(() => tabs.reopen());
    return () => {
      stop();
      stopReopening();
      tabs.close();
    };
  });
  // Which projects is between the tabs and their stream: to the store it is one operation.
  const operation = createOperationDescriptor(request, { of: [] });
  const executing = environment.executeWithSource({ operation, source }).subscribe({});
  return { dispose: () => executing.unsubscribe() };
}

function changeOf({ project, issues, deleted, moved, reset }: LiveMessage): LiveUpdate {
  const changed = new Map(issues.map((issue) => [issue.id, issue]));
  return { projectId: project.id, issues: changed, deleted: new Set(deleted), listsChanged: moved, reset };
}

/** An issue of which the store has a later version already, from a mutation's answer, is left as it is. */
function withoutOlder(environment: IEnvironment, answer: Answer): GraphQLResponse {
  const records = environment.getStore().getSource();
  const { projectsChanged } = answer.data;
  const issues = projectsChanged.issues.filter(({ id, version }) => {
    const known = (records.get(id) as Record<string, unknown> | null | undefined)?.['version'];
    return typeof known !== 'number' || known <= version;
  });
  return { data: { projectsChanged: { ...projectsChanged, issues } } };
}
