/** A listening test server with subscriptions to the changes of its projects. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { encodeGlobalId } from '../server/domain/base/ids';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import type { ServerApiCredentials } from './Access';
import type { OpenTestStoreCallback } from './databases';
import { type EventStreamClient, openEventStream } from './eventStreamClient';
import { insertTestEvent } from './insertTestEvent';
import { openTestServer, type TestServer } from './testServer';
import { waitUntil } from './waitUntil';

const PROJECT_CHANGE_SELECTION_SET = `{ version moved reset deleted project { key } issues { number title priority labels { nodes { name } } } progressChanged { number subIssueCount closedSubIssueCount } }`;
export const PROJECT_CHANGED_SUBSCRIPTION = `subscription One($id: ID!, $since: String) { projectChanged(projectId: $id, since: $since) ${PROJECT_CHANGE_SELECTION_SET} }`;
export const PROJECTS_CHANGED_SUBSCRIPTION = `subscription Many($of: [ProjectSince!]!) { projectsChanged(of: $of) ${PROJECT_CHANGE_SELECTION_SET} }`;

/** The result of one message of these subscriptions. */
export interface ReceivedProjectChange {
  version: string;
  moved: boolean;
  reset: boolean;
  deleted: string[];
  project: { key: string };
  issues: { number: number; title: string }[];
  progressChanged: { number: number; subIssueCount: number; closedSubIssueCount: number }[];
}

export interface LiveTestServer {
  test: TestServer;
  credentials: ServerApiCredentials;
  /** Subscribes to a project, by default NET, and waits for the first message. */
  subscribe(since?: number, projectId?: number): Promise<EventStreamClient>;
  /** Posts an operation and receives the results as an event stream. */
  openStream(body: object): Promise<EventStreamClient>;
  /** Closes all event streams that the tests have opened. */
  closeStreams(): void;
}

export async function openLiveTestServer(open: OpenTestStoreCallback): Promise<LiveTestServer> {
  const test = await openTestServer(open);
  const credentials = { url: await listenOnFreePort(test.server), token: test.token };
  const streams: EventStreamClient[] = [];
  const openStream = async (body: object): Promise<EventStreamClient> => {
    const stream = await openEventStream(credentials, body);
    streams.push(stream);
    return stream;
  };
  return {
    test,
    credentials,
    openStream,
    async subscribe(since, projectId = test.tracker.netId) {
      const variables = { id: encodeGlobalId('Project', projectId), since: since?.toString() };
      const stream = await openStream({ query: PROJECT_CHANGED_SUBSCRIPTION, variables });
      await waitUntil(() => stream.events.length > 0);
      return stream;
    },
    closeStreams: () => streams.splice(0).forEach((stream) => stream.close()),
  };
}

/** Makes the server listen on a free port and returns its URL. */
export async function listenOnFreePort(server: FastifyInstance): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

/** The changes that a stream has received so far. */
export const parseReceivedProjectChanges = ({ events }: EventStreamClient): ReceivedProjectChange[] =>
  events
    .filter(({ event }) => event === 'next')
    .map(({ data }) => {
      const answer = JSON.parse(data) as { data: Record<string, ReceivedProjectChange> };
      return Object.values(answer.data)[0]!;
    });

/** Waits until a stream has received `version`, and returns its changes after the first message. */
export async function waitForProjectChanges(
  stream: EventStreamClient,
  version: number,
): Promise<ReceivedProjectChange[]> {
  await waitUntil(() => parseReceivedProjectChanges(stream).at(-1)?.version === String(version));
  return parseReceivedProjectChanges(stream).slice(1);
}

interface GraphQLErrorResult {
  errors?: { extensions: { code: string } }[];
}

/** The codes of the GraphQL errors that a stream has received so far. */
export const parseReceivedErrorCodes = ({ events }: EventStreamClient): string[] =>
  events.flatMap(({ data }) =>
    data
      ? ((JSON.parse(data) as GraphQLErrorResult).errors ?? []).map(({ extensions }) => extensions.code)
      : [],
  );

/** Records an event for each of these issues, as a change of them would. Returns the project's new version. */
export async function insertTestEvents(
  { db }: DatabaseStore,
  projectId: number,
  ...numbers: number[]
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    let version = 0;
    for (const number of numbers) version = await insertTestEvent(tx, projectId, number);
    return version;
  });
}
