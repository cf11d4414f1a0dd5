import {
  EMPTY_TRIAGE_SESSION,
  getTriageChoice,
  reduceTriageSession,
  selectLeasedIssues,
  type TriageSession,
  type TriageSessionAction,
  type TriageStep,
} from './triageSession';

const HELD = [{ issueId: 'I1' }, { issueId: 'I2' }, { issueId: 'I3' }];

const createStep = (id: number, issueId: string): TriageStep => ({
  id,
  issueId,
  issueKey: issueId,
  words: 'accepted to Backlog',
  at: 0,
  status: 'sending',
  draft: null,
});

const reduce = (...actions: TriageSessionAction[]): TriageSession =>
  actions.reduce(reduceTriageSession, EMPTY_TRIAGE_SESSION);

const shown = (session: TriageSession) => selectLeasedIssues(session, HELD).map(({ issueId }) => issueId);

const FIRST = createStep(1, 'I1');
const SECOND = createStep(2, 'I2');

test('the issue that was leased first is shown first', () => {
  expect(shown(EMPTY_TRIAGE_SESSION)).toEqual(['I1', 'I2', 'I3']);
});

test('a decided issue leaves the screen while its lease is still in the store', () => {
  expect(shown(reduce({ type: 'stepTaken', step: FIRST }))).toEqual(['I2', 'I3']);
});

test('an issue whose decision fails is shown after the current one, with the error and the previous choices', () => {
  const session = reduce(
    { type: 'duplicateChosen', issueId: 'I1', duplicateId: 'I9' },
    { type: 'suggestionTicked', issueId: 'I1', suggestion: 'label L1', isTicked: false },
    { type: 'stepTaken', step: FIRST },
    { type: 'stepFailed', step: FIRST, message: 'Untriaged cannot go to Backlog.', currentId: 'I2' },
  );
  expect(shown(session)).toEqual(['I2', 'I1', 'I3']);
  expect(session.failures).toEqual({ I1: { issueKey: 'I1', message: 'Untriaged cannot go to Backlog.' } });
  expect(getTriageChoice(session, 'I1')).toEqual({ duplicateId: 'I9', ticked: { 'label L1': false } });
  expect(session.steps).toEqual([]);
  expect(shown(reduceTriageSession(session, { type: 'stepTaken', step: SECOND }))).toEqual(['I1', 'I3']);
  expect(shown(reduceTriageSession(session, { type: 'failedIssueShown', issueId: 'I1' }))).toEqual([
    'I1',
    'I2',
    'I3',
  ]);
});

test('the error of an issue disappears with the next decision about it', () => {
  const session = reduce(
    { type: 'stepTaken', step: FIRST },
    { type: 'stepFailed', step: FIRST, message: 'Failed', currentId: null },
    { type: 'stepTaken', step: createStep(3, 'I1') },
  );
  expect(session.failures).toEqual({});
  expect(session.firstId).toBeNull();
});

test('an undone step shows its issue before the others', () => {
  const session = reduce(
    { type: 'stepTaken', step: FIRST },
    { type: 'stepTaken', step: SECOND },
    { type: 'stepUndone', step: SECOND },
  );
  expect(shown(session)).toEqual(['I2', 'I3']);
  expect(session.steps).toEqual([FIRST]);
});

test('while an undone issue is being loaded, the session is returning', () => {
  const undone = reduce({ type: 'stepTaken', step: FIRST }, { type: 'stepUndone', step: FIRST });
  expect(undone.isReturning).toBe(true);
  expect(reduceTriageSession(undone, { type: 'returned' }).isReturning).toBe(false);
});

test('a rejected undo reports the error, and keeps the order of the other issues', () => {
  const session = reduce(
    { type: 'stepTaken', step: SECOND },
    { type: 'stepSettled', step: SECOND },
    { type: 'stepUndone', step: SECOND },
    { type: 'undoFailed', step: SECOND, message: 'mika changed the state. Your decision cannot be undone.' },
  );
  expect(shown(session)).toEqual(['I1', 'I2', 'I3']);
  expect(session.failures['I2']?.message).toMatch(/mika/);
  expect(reduceTriageSession(session, { type: 'failureDismissed', issueId: 'I2' }).failures).toEqual({});
});

test('an issue is shown again if it is held after its decision was stored, but not after it was skipped', () => {
  const stored = reduce({ type: 'stepTaken', step: FIRST }, { type: 'stepSettled', step: FIRST });
  expect(shown(stored)).toEqual(['I1', 'I2', 'I3']);
  expect(shown(reduce({ type: 'stepTaken', step: { ...FIRST, status: 'skipped' } }))).toEqual(['I2', 'I3']);
});

test('skipped issues can be shown again', () => {
  const session = reduce(
    { type: 'stepTaken', step: { ...FIRST, status: 'skipped' } },
    { type: 'stepTaken', step: SECOND },
    { type: 'skippedReturned' },
  );
  expect(shown(session)).toEqual(['I1', 'I3']);
  expect(session.steps).toEqual([SECOND]);
});

test('an issue that another user has taken is reported until the message is dismissed', () => {
  const session = reduce({ type: 'leaseLost', issueId: 'I1', issueKey: 'NET-1' });
  expect(session.failures).toEqual({ I1: { issueKey: 'NET-1', message: 'The issue has left the queue.' } });
});

test('choices of one suggestion leave the others unchanged', () => {
  const session = reduce(
    { type: 'suggestionTicked', issueId: 'I1', suggestion: 'label L1', isTicked: false },
    { type: 'suggestionTicked', issueId: 'I1', suggestion: 'priority', isTicked: true },
    { type: 'suggestionTicked', issueId: 'I2', suggestion: 'priority', isTicked: false },
  );
  expect(getTriageChoice(session, 'I1').ticked).toEqual({ 'label L1': false, priority: true });
  expect(getTriageChoice(session, 'I2').ticked).toEqual({ priority: false });
});
