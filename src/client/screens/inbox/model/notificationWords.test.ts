import { describeNotificationActions } from './notificationWords';

const describeWith = (contents: Partial<Parameters<typeof describeNotificationActions>[0]>) =>
  describeNotificationActions({
    kinds: [],
    commentCount: 0,
    eventCount: 1,
    reason: 'WATCHING',
    stateName: 'In review',
    ...contents,
  });

test.each([
  [{ kinds: ['MENTIONED'] }, 'mentioned you'],
  [
    { kinds: ['MENTIONED', 'ASSIGNED', 'COMMENTED'], commentCount: 3, eventCount: 5 },
    'assigned, mentioned you · 3 comments',
  ],
  [{ kinds: ['COMMENTED'], commentCount: 1 }, 'commented'],
  [{ kinds: ['COMMENTED'], commentCount: 5, eventCount: 5 }, '5 comments'],
  [{ kinds: ['STATE_CHANGED'] }, 'changed the state · now In review'],
  [{ kinds: ['OPENED'] }, 'opened the issue'],
  [{ kinds: ['DUE_SOON'] }, 'due soon'],
  [
    { kinds: ['STATE_CHANGED', 'COMMENTED'], commentCount: 2, eventCount: 3 },
    'changed the state · 2 comments · now In review',
  ],
  [{ eventCount: 4 }, '4 new events'],
  [{ reason: 'MENTIONED' }, 'mentioned you'],
])('%j is described as “%s”', (contents, words) => {
  expect(describeWith(contents)).toBe(words);
});
