import { deleteExpiredDrafts } from './deleteExpiredDrafts';
import { draftKeyBuilders, readDraft, writeDraft } from './drafts';

const DAY_MS = 24 * 3_600_000;

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.useRealTimers());

function setCurrentDay(day: number): void {
  jest.useFakeTimers({ now: new Date(2026, 0, day) });
}

test('deletes drafts that have not changed for 90 days, of every user', () => {
  const [old, edited] = [draftKeyBuilders.comment('old'), draftKeyBuilders.comment('edited')];
  setCurrentDay(1);
  for (const userId of ['mika', 'ada']) {
    writeDraft(userId, old, 'forgotten');
    writeDraft(userId, edited, 'begun');
  }
  setCurrentDay(2);
  writeDraft('mika', edited, 'continued');
  setCurrentDay(91);
  deleteExpiredDrafts();
  expect(readDraft('mika', old)).toBe('forgotten');
  jest.useFakeTimers({ now: Date.now() + DAY_MS });
  deleteExpiredDrafts();
  expect([readDraft('mika', old), readDraft('ada', old)]).toEqual([null, null]);
  expect([readDraft('mika', edited), readDraft('ada', edited)]).toEqual(['continued', null]);
});

test('keeps a draft of an earlier version, which has no time, for 90 days from now', () => {
  setCurrentDay(1);
  window.localStorage.setItem('winnow.draft.mika.comment.x', 'from before');
  deleteExpiredDrafts();
  setCurrentDay(91);
  deleteExpiredDrafts();
  expect(readDraft('mika', 'comment.x')).toBe('from before');
  setCurrentDay(93);
  deleteExpiredDrafts();
  expect(window.localStorage).toHaveLength(0);
});

test('removes the time of a draft with the draft', () => {
  writeDraft('mika', 'comment.x', 'text');
  writeDraft('mika', 'comment.x', null);
  expect(window.localStorage).toHaveLength(0);
});
