import { type LiveUpdate, LiveUpdateDispatcher } from './LiveUpdateDispatcher';

const sampleLiveUpdate: LiveUpdate = {
  projectId: 'P',
  issues: new Map(),
  deleted: new Set<string>(),
  progressChanged: new Set<string>(),
  listsChanged: true,
  reset: false,
};

test('subscribes to a project once from its first known version, and again for an earlier version', () => {
  const live = new LiveUpdateDispatcher();
  const followed: [string, number | undefined][] = [];
  live.onProjectSubscribed((id) => followed.push([id, live.versions.get(id)]));
  live.subscribeToProject('P', '7');
  live.subscribeToProject('P', '9');
  live.subscribeToProject('P', '5');
  live.subscribeToProject('Q', '1');
  expect(followed).toEqual([
    ['P', 7],
    ['P', 5],
    ['Q', 1],
  ]);
});

test('reapplies only the live updates that arrived after the query was sent', () => {
  const live = new LiveUpdateDispatcher();
  const store: string[] = [];
  const tell = (words: string): void => live.emitLiveUpdate(sampleLiveUpdate, () => store.push(words));
  tell('before');
  const { emittedCount } = live;
  tell('first');
  tell('second');
  store.length = 0;
  live.reapplyLiveUpdatesSince(emittedCount);
  expect(store).toEqual(['first', 'second']);
  live.reapplyLiveUpdatesSince(live.emittedCount);
  expect(store).toHaveLength(2);
});

test('recognizes own changes up to the version that the mutation returned', () => {
  const live = new LiveUpdateDispatcher();
  live.recordOwnMutationResponse({ data: { edit: { issue: { id: 'a', version: 4 }, errors: [] } } });
  expect(live.isIssueVersionFromThisTab('a', 4)).toBe(true);
  expect(live.isIssueVersionFromThisTab('a', 3)).toBe(true);
  // Version 5 of the issue was written by another user.
  expect(live.isIssueVersionFromThisTab('a', 5)).toBe(false);
  expect(live.isIssueVersionFromThisTab('b', 4)).toBe(false);
  // An issue created by the viewer still counts as new to the list.
  live.recordOwnMutationResponse({ data: { createIssue: { issue: { id: 'c', version: 1 } } } });
  expect(live.isIssueVersionFromThisTab('c', 1)).toBe(false);
});

test('recognizes own deletions and notifies the lists of the project immediately', () => {
  const live = new LiveUpdateDispatcher();
  const heard: string[] = [];
  const stop = live.subscribeToOwnDeletions((projectId) => heard.push(projectId));
  live.recordOwnMutationResponse({
    data: { edit: { deletedIssueId: 'a', project: { id: 'P' }, errors: [] } },
  });
  live.recordOwnMutationResponse({ data: { edit: { deletedIssueId: null, project: null, errors: [{}] } } });
  expect(heard).toEqual(['P']);
  expect([live.wasIssueDeletedInThisTab('a'), live.wasIssueDeletedInThisTab('b')]).toEqual([true, false]);
  stop();
  live.recordOwnMutationResponse({
    data: { edit: { deletedIssueId: 'b', project: { id: 'P' }, errors: [] } },
  });
  expect(heard).toHaveLength(1);
});

test('notifies listeners of a live update after it was written to the store', () => {
  const live = new LiveUpdateDispatcher();
  const order: string[] = [];
  const stop = live.subscribe(() => order.push('heard'));
  live.emitLiveUpdate(sampleLiveUpdate, () => order.push('stored'));
  stop();
  live.emitLiveUpdate(sampleLiveUpdate, () => order.push('stored'));
  expect(order).toEqual(['stored', 'heard', 'stored']);
});
