/** Triage leases in the stream of live changes. */
import { describeEachDatabaseEngine } from '../../../testing/databases';
import type { EventStreamClient } from '../../../testing/eventStreamClient';
import { type LiveTestServer, openLiveTestServer } from '../../../testing/liveTestServer';
import { waitUntil } from '../../../testing/waitUntil';
import { encodeGlobalId } from '../base/ids';

interface LeaseMessage {
  version: string;
  moved: boolean;
  issues: { number: number }[];
  triageLeases: { number: number; triageLease: { holder: { login: string } } | null }[];
}

const LEASES_SUBSCRIPTION = `subscription Leases($of: [ProjectSince!]!) { projectsChanged(of: $of) {
  version moved issues { number } triageLeases { number triageLease { holder { login } } } } }`;

describeEachDatabaseEngine('triage leases in the stream of live changes', (open) => {
  let live: LiveTestServer;
  beforeAll(async () => {
    live = await openLiveTestServer(open);
  });
  afterEach(() => live.closeStreams());
  afterAll(() => live.test.close());

  const projectId = () => encodeGlobalId('Project', live.test.tracker.netId);
  const issueId = (number: number) => encodeGlobalId('Issue', live.test.tracker.netId, number);
  const mutate = async (name: string, input: object): Promise<void> => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    const { payload } = (await live.test.queryAsMaintainer(
      `mutation ($input: ${type}) { payload: ${name}(input: $input) { errors { message } } }`,
      { input },
    )) as unknown as { payload: { errors: object[] } };
    expect(payload.errors).toEqual([]);
  };
  const subscribe = async (): Promise<EventStreamClient> => {
    const stream = await live.openStream({
      query: LEASES_SUBSCRIPTION,
      variables: { of: [{ projectId: projectId() }] },
    });
    await waitUntil(() => messagesOf(stream).length > 0);
    return stream;
  };
  const messagesOf = ({ events }: EventStreamClient): LeaseMessage[] =>
    events
      .filter(({ event }) => event === 'next')
      .map(
        ({ data }) => (JSON.parse(data) as { data: { projectsChanged: LeaseMessage } }).data.projectsChanged,
      );
  /** The holder of an issue in the last message about it; undefined: no message names the issue. */
  const holderIn = (stream: EventStreamClient, number: number): string | null | undefined => {
    const last = messagesOf(stream)
      .flatMap(({ triageLeases }) => triageLeases)
      .findLast((issue) => issue.number === number);
    return last && (last.triageLease?.holder.login ?? null);
  };

  it('names issues whose lease was taken or released, without a new version and without changed issues', async () => {
    const stream = await subscribe();
    const [first] = messagesOf(stream);
    expect(first!.triageLeases).toEqual([]);
    await mutate('takeTriageLease', { projectId: projectId(), query: 'number:50..60', count: 2 });
    await waitUntil(() => holderIn(stream, 60) === 'maintainer' && holderIn(stream, 59) === 'maintainer');
    await mutate('releaseTriageLease', { issueIds: [issueId(60)] });
    await waitUntil(() => holderIn(stream, 60) === null);
    for (const message of messagesOf(stream).slice(1))
      expect(message).toMatchObject({ version: first!.version, moved: false, issues: [] });
  });

  it('names the active leases to new subscribers', async () => {
    await mutate('takeTriageLease', { projectId: projectId(), query: 'number:70', count: 1 });
    const stream = await subscribe();
    await waitUntil(() => holderIn(stream, 70) === 'maintainer');
  });
});
