import { waitFor } from '@testing-library/react';
import { createOperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import subscription from '../../../../__generated__/startLiveSubscription.graphql';
import { createStreamResponse } from '../../../testing/createStreamResponse';
import { createRelayEnvironment } from '../environment';
import { getLiveUpdateDispatcher } from '../events/LiveUpdateDispatcher';
import { FirstResponse } from '../network/FirstResponse';
import { startLiveUpdates } from './startLive';

/** Creates a live update of project P, with issues by id and version. */
const createUpdate = (version: string, issues: [id: string, version: number][], deleted: string[] = []) =>
  MockPayloadGenerator.generate(createOperationDescriptor(subscription, { of: [] }), {
    ProjectChange: () => ({
      version,
      moved: false,
      reset: false,
      deleted,
      project: { id: 'P', version },
      issues: issues.map(([id, issueVersion]) => ({
        id,
        version: issueVersion,
        title: `Title ${issueVersion}`,
      })),
      progressChanged: [],
      bulkOperations: [],
    }),
  });

/** Starts live updates of project P from version 3, while the store has issues with these versions. */
function openLivePage(messages: object[], stored: [id: string, version: number][]) {
  const connection = {
    isOnline: () => true,
    subscribe: jest.fn(),
    reached: jest.fn(),
    failed: jest.fn(),
    recovered: jest.fn(),
  };
  const environment = createRelayEnvironment(connection, new FirstResponse(null));
  const setVersion = (id: string, version: number) =>
    environment.commitUpdate((store) => {
      const issue = store.get(id) ?? store.create(id, 'Issue');
      issue.setValue(version, 'version').setValue(`Title ${version}`, 'title');
    });
  for (const [id, version] of stored) setVersion(id, version);
  const live = getLiveUpdateDispatcher(environment);
  live.subscribeToProject('P', '3');
  const request = jest.fn(async (_url: string, _init: RequestInit) => createStreamResponse(messages));
  global.fetch = request as typeof fetch;
  const updates = startLiveUpdates(environment, connection);
  const readIssue = (id: string) => environment.getStore().getSource().get(id);
  return { live, request, updates, setVersion, readIssue };
}

test('an update is in the store when its listeners are called, and is written again without calling them', async () => {
  const page = openLivePage([createUpdate('4', [['I1', 2]])], [['I1', 1]]);
  const heard: unknown[] = [];
  page.live.subscribe(({ projectId, issues }) =>
    heard.push([projectId, issues.get('I1')?.version, page.readIssue('I1')?.['title']]),
  );
  await waitFor(() => expect(heard).toEqual([['P', 2, 'Title 2']]));
  expect(JSON.parse(page.request.mock.calls[0]![1].body as string)).toMatchObject({
    operationName: 'startLiveSubscription',
    variables: { of: [{ projectId: 'P', since: '3' }] },
  });
  // The response to a query that was sent before the update.
  page.setVersion('I1', 1);
  page.live.reapplyLiveUpdatesSince(0);
  expect(page.readIssue('I1')).toMatchObject({ version: 2, title: 'Title 2' });
  expect(heard).toHaveLength(1);
  page.updates.dispose();
});

test('an update does not overwrite a later version of an issue', async () => {
  const update = createUpdate('4', [
    ['I1', 2],
    ['I2', 2],
  ]);
  const page = openLivePage(
    [update],
    [
      ['I1', 3],
      ['I2', 1],
    ],
  );
  await waitFor(() => expect(page.readIssue('I2')).toMatchObject({ title: 'Title 2' }));
  expect(page.readIssue('I1')).toMatchObject({ version: 3, title: 'Title 3' });
  page.updates.dispose();
});

test('deleted issues keep their record and are marked', async () => {
  const page = openLivePage([createUpdate('4', [], ['I1'])], [['I1', 1]]);
  await waitFor(() =>
    expect(page.readIssue('I1')).toMatchObject({ isGone: true, viewerCan: [], title: 'Title 1' }),
  );
  page.updates.dispose();
});

test('no update is written after updates were stopped', async () => {
  const page = openLivePage([createUpdate('4', [['I1', 2]])], [['I1', 1]]);
  page.updates.dispose();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.request).not.toHaveBeenCalled();
  expect(page.readIssue('I1')).toMatchObject({ version: 1 });
});
