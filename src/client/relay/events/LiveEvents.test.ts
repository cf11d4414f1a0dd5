import { type LiveUpdate, LiveEvents } from './LiveEvents';

const sampleUpdate: LiveUpdate = {
  projectId: 'P',
  issues: new Map(),
  deleted: new Set<string>(),
  listsChanged: true,
  reset: false,
};

test('subscribes to a project once from its first known version, and again for an earlier version', () => {
  const live = new LiveEvents();
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
  const live = new LiveEvents();
  const store: string[] = [];
  const tell = (words: string): void => live.emit(sampleUpdate, () => store.push(words));
  tell('before');
  const { emittedCount } = live;
  tell('first');
  tell('second');
  store.length = 0;
  live.reapplyUpdatesSince(emittedCount);
  expect(store).toEqual(['first', 'second']);
  live.reapplyUpdatesSince(live.emittedCount);
  expect(store).toHaveLength(2);
});

test('recognizes own changes up to the version that the mutation returned', () => {
  const live = new LiveEvents();
  live.recordOwnMutation({ data: { edit: { issue: { id: 'a', version: 4 }, errors: [] } } });
  expect(live.isOwnIssueVersion('a', 4)).toBe(true);
  expect(live.isOwnIssueVersion('a', 3)).toBe(true);
  // Version 5 of the issue was written by another user.
  expect(live.isOwnIssueVersion('a', 5)).toBe(false);
  expect(live.isOwnIssueVersion('b', 4)).toBe(false);
  // An issue created by the viewer still counts as new to the list.
  live.recordOwnMutation({ data: { createIssue: { issue: { id: 'c', version: 1 } } } });
  expect(live.isOwnIssueVersion('c', 1)).toBe(false);
});

test('recognizes own deletions and notifies the lists of the project immediately', () => {
  const live = new LiveEvents();
  const heard: string[] = [];
  const stop = live.subscribeToOwnDeletions((projectId) => heard.push(projectId));
  live.recordOwnMutation({ data: { edit: { deletedIssueId: 'a', project: { id: 'P' }, errors: [] } } });
  live.recordOwnMutation({ data: { edit: { deletedIssueId: null, project: null, errors: [{}] } } });
  expect(heard).toEqual(['P']);
  expect([live.hasDeletedIssue('a'), live.hasDeletedIssue('b')]).toEqual([true, false]);
  stop();
  live.recordOwnMutation({ data: { edit: { deletedIssueId: 'b', project: { id: 'P' }, errors: [] } } });
  expect(heard).toHaveLength(1);
});

test('notifies listeners of a live update after it was written to the store', () => {
  const live = new LiveEvents();
  const order: string[] = [];
  const stop = live.subscribe(() => order.push('heard'));
  live.emit(sampleUpdate, () => order.push('stored'));
  stop();
  live.emit(sampleUpdate, () => order.push('stored'));
  expect(order).toEqual(['stored', 'heard', 'stored']);
});
