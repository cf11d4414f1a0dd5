import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_BACKLOG_STATE, TEST_ISSUE, TEST_USER_MIKA } from '../../../testing/renderIssue';
import { renderScreen } from '../../../testing/renderScreen';
import { TRIAGE_LEASE_MS } from '../../../shared/limits';
import { readIssuesOfOtherTriageScreens, saveOpenTriageScreen } from './model/leaseStorage';
import { createRouteLoader } from './entry';
import { TriageScreen } from './TriageScreen';

const UNTRIAGED = { id: 'S0', name: 'Untriaged', category: 'TRIAGE', color: '#808080' };
const DUPLICATE = { id: 'S8', name: 'Duplicate', category: 'DROPPED', color: '#808080' };
const WONT_FIX = { id: 'S9', name: "Won't fix", category: 'DROPPED', color: '#808080' };

/** @param preselected number of the preselected duplicate, by default the first one; null: there is none */
const createIssue = (
  number: number,
  duplicates: readonly number[] = [],
  preselected: number | null = duplicates[0] ?? null,
): object => ({
  ...TEST_ISSUE,
  __typename: 'Issue',
  id: `I${number}`,
  key: `NET-${number}`,
  number,
  version: 7,
  title: `Report ${number}`,
  state: UNTRIAGED,
  labels: { nodes: [], totalCount: 0 },
  voteCount: 6,
  triageLease: { heldUntil: new Date(Date.now() + 600_000).toISOString() },
  informationRequest: '@mika Which version?',
  likelyDuplicates: duplicates.map((other) => ({
    score: other === preselected ? 0.9 : 0.07,
    isPreselected: other === preselected,
    because: ['same error `ERR_RESET`'],
    issue: { ...TEST_ISSUE, id: `I${other}`, key: `NET-${other}`, title: `Known ${other}` },
  })),
  triageSuggestions: {
    labels: [
      {
        label: { id: 'L1', name: 'area::net', color: '#336699' },
        because: ['8 of 10 similar issues'],
        isLikely: true,
      },
      {
        label: { id: 'L2', name: 'crash', color: '#336699' },
        because: ['2 of 10 similar issues'],
        isLikely: false,
      },
    ],
    priority: { priority: 'HIGH', because: ['7 of 10 similar issues'], isLikely: true },
    type: null,
    assignee: { user: TEST_USER_MIKA, because: ['fixed 6 of 10 similar issues'], isLikely: true },
  },
});

const createQueue = (held: readonly object[], more: object = {}) => ({
  remainingCount: 465,
  doneTodayCount: 12,
  oldestCreatedAt: new Date(Date.now() - 41.5 * 86_400_000).toISOString(),
  leases: [
    {
      viewerIsHolder: false,
      holder: { id: 'U7', login: 'ada', name: 'Ada' },
      issue: { id: 'I70', key: 'NET-70' },
    },
  ],
  viewerLeases: held.map((issue) => ({ issue })),
  problems: [],
  ...more,
});

const transition = (to: object, asks = 'NOTHING') => ({ asks, from: UNTRIAGED, to });

/** Without comments, events and links, whose generated values would not fit together. */
const NO_TIMELINE = {
  TimelineItemConnection: () => ({ edges: [], totalCount: 0 }),
  IssueLinkConnection: () => ({ edges: [], totalCount: 0 }),
};

const createProject = (queue: object, more: object = {}) => ({
  ...NO_TIMELINE,
  Query: () => ({
    viewer: TEST_USER_MIKA,
    project: {
      id: 'P1',
      key: 'NET',
      name: 'Network',
      version: '1',
      viewerCan: ['READ', 'VOTE', 'FILE', 'TRIAGE'],
      workflow: {
        transitions: [
          transition(TEST_BACKLOG_STATE),
          transition(DUPLICATE, 'TARGET'),
          transition(WONT_FIX, 'REASON'),
        ],
      },
      triage: queue,
      ...more,
    },
  }),
});

const TAKEN = (queue: object) => ({
  ...NO_TIMELINE,
  TakeTriageLeasePayload: () => ({ project: { id: 'P1', triage: queue }, leases: [], errors: [] }),
});

const DECIDED = {
  DecideTriagePayload: () => ({ issue: createIssue(1), errors: [] }),
};

async function renderTriage(held: readonly object[] = [createIssue(1, [30, 31]), createIssue(2)]) {
  const rendered = await renderScreen({
    Screen: TriageScreen,
    createRouteLoader,
    path: '/projects/:key/triage',
    at: '/projects/NET/triage',
  });
  await rendered.answer('TriageScreenQuery', createProject(createQueue(held)));
  await rendered.answer('TriageLeasesTakeMutation', TAKEN(createQueue(held)));
  await screen.findByRole('article', { name: /^NET-1: / });
  return rendered;
}

const decision = () => within(screen.getByRole('region', { name: 'Decision' }));
const currentIssue = () => screen.getByRole('article').getAttribute('aria-label');

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('shows what is done and left, who else is triaging, and the consequence of each decision', async () => {
  await renderTriage();
  expect(screen.getByText('done today').textContent).toBe('12 done today');
  expect(screen.getByText('left').textContent).toBe('465 left');
  expect(screen.getByText('oldest').textContent).toBe('oldest 41 days');
  expect(screen.getByText('is triaging NET-70').textContent).toBe('ada is triaging NET-70');
  const bar = screen.getByRole('navigation', { name: 'Breadcrumb' }).parentElement!;
  expect(within(bar).getByText('Lease: 10 minutes left')).toBeTruthy();
  expect(decision().getByRole('button', { name: 'Accept To Backlog, High, area::net, mika' })).toBeTruthy();
  expect(
    decision().getByRole('button', {
      name: 'Duplicate of NET-30 Closes this issue and moves its 6 votes to the other one',
    }),
  ).toBeTruthy();
});

test('accepts with the ticked suggestions, and shows the next issue at once', async () => {
  const { variablesOf } = await renderTriage();
  await userEvent.click(screen.getByRole('checkbox', { name: /^crash/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^High/ }));
  expect(decision().getByRole('button', { name: 'Accept To Backlog, 2 labels, mika' })).toBeTruthy();
  // A focused checkbox does not handle character keys, so the key runs the command of the decision.
  await userEvent.keyboard('1');
  expect(currentIssue()).toBe('NET-2: Report 2');
  expect((await variablesOf('triageMutationsDecideMutation'))['input']).toMatchObject({
    issueId: 'I1',
    baseVersion: 7,
    decision: 'ACCEPT',
    stateId: 'S1',
    addLabelIds: ['L1', 'L2'],
    addAssigneeIds: ['U1'],
    priority: null,
  });
  expect(screen.getByText(/^NET-1 accepted to Backlog, just now$/)).toBeTruthy();
});

test('the choice of a duplicate is independent of the next issue, which is already rendered', async () => {
  await renderTriage([createIssue(1, [30, 31]), createIssue(2, [32])]);
  const isChecked = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Known 30' }).checked;
  expect(isChecked()).toBe(true);
  // React sets the names and states of the radio buttons again.
  await userEvent.keyboard('j');
  await userEvent.keyboard('k');
  expect(isChecked()).toBe(true);
  const names = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
});

test('j and k choose the duplicate', async () => {
  const { variablesOf } = await renderTriage();
  await userEvent.keyboard('j');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Known 31' }).checked).toBe(true);
  await userEvent.keyboard('k');
  await userEvent.keyboard('j');
  await userEvent.keyboard('2');
  expect((await variablesOf('triageMutationsDecideMutation'))['input']).toMatchObject({
    decision: 'DUPLICATE',
    canonicalIssueId: 'I31',
  });
});

test('2 closes the issue as a duplicate of the preselected one', async () => {
  const { variablesOf } = await renderTriage([createIssue(1, [30, 31]), createIssue(2)]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Known 30' }).checked).toBe(true);
  await userEvent.keyboard('2');
  expect((await variablesOf('triageMutationsDecideMutation'))['input']).toMatchObject({
    decision: 'DUPLICATE',
    canonicalIssueId: 'I30',
  });
});

test('without a preselected duplicate, 2 opens the picker and leaves the issue open', async () => {
  const { getOperationNames } = await renderTriage([createIssue(1, [30, 31], null), createIssue(2)]);
  expect(screen.getByText('Known 30')).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  expect(
    decision().getByRole('button', { name: 'Duplicate of… Choose the issue that this one duplicates' }),
  ).toBeTruthy();
  await userEvent.keyboard('2');
  await waitFor(() => expect(getOperationNames()).toContain('IssueStatePickerDuplicateQuery'));
  expect(getOperationNames()).not.toContain('triageMutationsDecideMutation');
  expect(currentIssue()).toBe('NET-1: Report 1');
});

test('without a preselected duplicate, j chooses the first one and the space bar compares with it', async () => {
  const { variablesOf } = await renderTriage([createIssue(1, [30, 31], null), createIssue(2)]);
  await userEvent.keyboard(' ');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  // Keys typed now are held until the closed dialog has returned the focus.
  await userEvent.keyboard('j2');
  expect((await variablesOf('triageMutationsDecideMutation'))['input']).toMatchObject({
    canonicalIssueId: 'I30',
  });
});

test('a rejected decision returns after the current issue, with its error and choices', async () => {
  const { answer, variablesOf } = await renderTriage();
  await userEvent.click(screen.getByRole('checkbox', { name: /^High/ }));
  await userEvent.keyboard('1');
  await answer('triageMutationsDecideMutation', {
    DecideTriagePayload: () => ({
      issue: null,
      errors: [
        { __typename: 'FieldError', code: 'CONFLICT', message: 'mika changed the state.', path: null },
      ],
    }),
  });
  expect(currentIssue()).toBe('NET-2: Report 2');
  // The issue stays leased.
  expect((await variablesOf('TriageLeasesTakeMutation'))['input']).toMatchObject({ skipIssueIds: [] });
  const failure = await screen.findByText('NET-1: mika changed the state.');
  await userEvent.click(within(failure.closest('li')!).getByRole('button', { name: 'Show' }));
  expect(currentIssue()).toBe('NET-1: Report 1');
  expect(decision().getByRole('alert').textContent).toBe('mika changed the state.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^High/ }).checked).toBe(false);
});

test('an issue whose decision is on its way stays leased, and the queue is not called empty meanwhile', async () => {
  const { answer, variablesOf } = await renderTriage();
  await userEvent.keyboard('1');
  await userEvent.keyboard('1');
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByText('Nothing to triage')).toBeNull();
  await answer('triageMutationsDecideMutation', DECIDED);
  // The second decision has not been answered.
  expect((await variablesOf('TriageLeasesTakeMutation'))['input']).toMatchObject({
    skipIssueIds: [],
    count: 3,
  });
  await answer('TriageLeasesTakeMutation', TAKEN(createQueue([createIssue(2), createIssue(3)])));
  await waitFor(() => expect(currentIssue()).toBe('NET-3: Report 3'));
});

test('leaving the screen releases the issues, except those whose decisions are on their way', async () => {
  const { variablesOf, unmount } = await renderTriage();
  await userEvent.keyboard('1');
  const fetch = jest.fn((_url: string, _init: RequestInit) => Promise.reject(new TypeError('network')));
  window.fetch = fetch as unknown as typeof window.fetch;
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(fetch.mock.calls[0]![1].body as string)).toMatchObject({
    variables: { input: { issueIds: ['I2'] } },
  });
  unmount();
  expect((await variablesOf('TriageLeasesReleaseMutation'))['input']).toMatchObject({ issueIds: ['I2'] });
});

test('leaving the screen keeps the leases of issues that another tab shows, until they have expired', async () => {
  const { variablesOf, unmount } = await renderTriage();
  saveOpenTriageScreen('another tab', ['I2']);
  unmount();
  expect((await variablesOf('TriageLeasesReleaseMutation'))['input']).toMatchObject({ issueIds: ['I1'] });
  const isOpen = () => readIssuesOfOtherTriageScreens('a new tab').size > 0;
  expect(isOpen()).toBe(true);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + TRIAGE_LEASE_MS);
  expect(isOpen()).toBe(false);
  jest.restoreAllMocks();
  // The closed screen has left nothing behind.
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test('a second tab learns which issues the first one holds', async () => {
  await renderTriage();
  expect([...readIssuesOfOtherTriageScreens('another tab')]).toEqual(['I1', 'I2']);
});

test('no other issue is shown while an undone one is on its way', async () => {
  const { answer } = await renderTriage();
  await userEvent.keyboard('1');
  await answer('triageMutationsDecideMutation', DECIDED);
  await answer('TriageLeasesTakeMutation', TAKEN(createQueue([createIssue(2), createIssue(3)])));
  await userEvent.keyboard('u');
  expect(screen.queryByRole('article')).toBeNull();
  await answer('triageMutationsUndoMutation', {
    DecideTriagePayload: () => ({ issue: createIssue(1), errors: [] }),
  });
  await answer(
    'TriageLeasesTakeMutation',
    TAKEN(createQueue([createIssue(1), createIssue(2), createIssue(3)])),
  );
  await waitFor(() => expect(currentIssue()).toBe('NET-1: Report 1'));
});

test('declines with a reason, which stays a draft until the server has stored it', async () => {
  const { variablesOf, answer } = await renderTriage();
  await userEvent.keyboard('3');
  const dialog = await screen.findByRole('dialog', { name: 'Decline NET-1' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(await within(dialog).findByText("Won't fix requires a reason.")).toBeTruthy();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'By design');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect((await variablesOf('triageMutationsDecideMutation'))['input']).toMatchObject({
    decision: 'DECLINE',
    stateId: 'S9',
    reason: 'By design',
  });
  expect(window.localStorage.getItem('winnow.draft.U1.decline.I1')).toBe('By design');
  await answer('triageMutationsDecideMutation', DECIDED);
  await waitFor(() => expect(window.localStorage.getItem('winnow.draft.U1.decline.I1')).toBeNull());
});

test('skips without a decision, and offers the skipped issues when nothing else is left', async () => {
  const { variablesOf, answer } = await renderTriage([createIssue(1)]);
  await userEvent.keyboard('s');
  expect((await variablesOf('TriageLeasesTakeMutation'))['input']).toMatchObject({ skipIssueIds: ['I1'] });
  await answer('TriageLeasesTakeMutation', TAKEN(createQueue([])));
  expect(await screen.findByText('Nothing to triage')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show skipped issues' }));
  expect((await variablesOf('TriageLeasesTakeMutation'))['input']).toMatchObject({ skipIssueIds: [] });
});

test('an expired lease is reported, and renewed on request', async () => {
  const expired = {
    ...createIssue(1),
    triageLease: { heldUntil: new Date(Date.now() - 1_000).toISOString() },
  };
  const { variablesOf } = await renderTriage([expired, createIssue(2)]);
  expect(
    await screen.findByText('Your lease of NET-1 has expired. Other triagers can take the issue.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await variablesOf('TriageLeasesRenewMutation'))['input']).toMatchObject({ issueIds: ['I1', 'I2'] });
});

const IN_PROGRESS = { id: 'S2', name: 'In progress', category: 'ACTIVE', color: '#808080' };
const DONE = { id: 'S5', name: 'Done', category: 'DONE', color: '#808080' };

/** The workflow and the issues that a picker of states offers. */
const PICKED = {
  Query: () => ({
    node: {
      ...createIssue(1),
      viewerCan: ['READ', 'TRIAGE'],
      project: {
        id: 'P1',
        workflow: {
          transitions: [
            transition(TEST_BACKLOG_STATE),
            transition(IN_PROGRESS),
            transition(DONE),
            transition(DUPLICATE, 'TARGET'),
            transition(WONT_FIX, 'REASON'),
          ],
        },
        numbered: null,
        issues: { nodes: [{ ...TEST_ISSUE, id: 'I50', key: 'NET-50', title: 'Known 50', parent: null }] },
      },
    },
  }),
};

/** Decides about the first issue in a picker, and returns the input of the decision. */
async function decideInPicker(command: string, query: string, choose: () => Promise<unknown>) {
  const rendered = await renderTriage([createIssue(1), createIssue(2)]);
  await userEvent.keyboard(command);
  await rendered.answer(query, PICKED);
  await screen.findByRole('dialog');
  await choose();
  expect(currentIssue()).toBe('NET-2: Report 2');
  expect(screen.queryByRole('dialog')).toBeNull();
  const input = (await rendered.variablesOf('triageMutationsDecideMutation'))['input'] as object;
  expect(rendered.getOperationNames()).not.toContain('setIssueStateMutation');
  return { ...rendered, input };
}

const lastStep = () => within(screen.getByRole('region', { name: 'Last action' }));

test('a duplicate that is chosen in the picker is a decision: the next issue follows, and undo returns', async () => {
  const { input, answer, variablesOf } = await decideInPicker('2', 'IssueStatePickerDuplicateQuery', () =>
    userEvent.click(screen.getByRole('option', { name: /Known 50/ })),
  );
  expect(input).toMatchObject({
    issueId: 'I1',
    decision: 'DUPLICATE',
    canonicalIssueId: 'I50',
    baseStateId: 'S0',
  });
  expect(lastStep().getByText(/^NET-1 closed as a duplicate of NET-50, just now$/)).toBeTruthy();
  await answer('triageMutationsDecideMutation', DECIDED);
  await answer('TriageLeasesTakeMutation', TAKEN(createQueue([createIssue(2)])));
  await userEvent.keyboard('u');
  expect((await variablesOf('triageMutationsUndoMutation'))['input']).toMatchObject({ issueId: 'I1' });
});

test.each([
  ['In progress', { decision: 'ACCEPT', stateId: 'S2' }, 'accepted to In progress'],
  ['Done', { decision: 'DECLINE', stateId: 'S5', reason: null }, 'closed as Done'],
])('the state %s that is chosen in the fields is a decision', async (name, expected, words) => {
  const { input } = await decideInPicker('e', 'IssueStatePickerQuery', () =>
    userEvent.click(screen.getByRole('option', { name })),
  );
  expect(input).toMatchObject(expected);
  expect(lastStep().getByText(new RegExp(`^NET-1 ${words}, just now$`))).toBeTruthy();
});

test('a state with a reason is a decision, and a rejection keeps the reason as a draft', async () => {
  const { input, answer } = await decideInPicker('e', 'IssueStatePickerQuery', async () => {
    await userEvent.click(screen.getByRole('option', { name: "Won't fix" }));
    await userEvent.keyboard('Cannot reproduce{Enter}');
  });
  expect(input).toMatchObject({ decision: 'DECLINE', stateId: 'S9', reason: 'Cannot reproduce' });
  await answer('triageMutationsDecideMutation', {
    DecideTriagePayload: () => ({
      issue: null,
      errors: [{ __typename: 'AccessError', code: 'FORBIDDEN', message: 'Only triagers can.', path: null }],
    }),
  });
  expect(await screen.findByText('NET-1: Only triagers can.')).toBeTruthy();
  expect(window.localStorage.getItem('winnow.draft.U1.decline.I1')).toBe('Cannot reproduce');
});

test('no decision applies to an issue that was decided elsewhere while it is shown', async () => {
  const { environment, getOperationNames } = await renderTriage();
  act(() =>
    environment.commitUpdate((store) => {
      store.get('I1')!.setLinkedRecord(store.get('S8')!, 'state');
    }),
  );
  expect(decision().getByRole('alert').textContent).toBe(
    'NET-1 was moved to Duplicate. Skip to the next issue.',
  );
  await userEvent.keyboard('1');
  await userEvent.keyboard('2');
  await userEvent.keyboard('3');
  await userEvent.keyboard('h');
  expect(getOperationNames()).not.toContain('triageMutationsDecideMutation');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('s');
  expect(currentIssue()).toBe('NET-2: Report 2');
});

test('an issue that another triager has taken is named, with its holder', async () => {
  const { answer } = await renderTriage();
  await userEvent.keyboard('s');
  await act(async () => undefined);
  const byAda = {
    leases: [
      {
        viewerIsHolder: false,
        holder: { id: 'U7', login: 'ada', name: 'Ada' },
        issue: { id: 'I2', key: 'NET-2' },
      },
    ],
  };
  await answer('TriageLeasesTakeMutation', TAKEN(createQueue([createIssue(3)], byAda)));
  expect(await screen.findByText('NET-2: ada is triaging this issue.')).toBeTruthy();
  expect(currentIssue()).toBe('NET-3: Report 3');
});

test('a reader sees the length of the queue and the required role', async () => {
  const { answer } = await renderScreen({
    Screen: TriageScreen,
    createRouteLoader,
    path: '/projects/:key/triage',
    at: '/projects/NET/triage',
  });
  await answer('TriageScreenQuery', createProject(createQueue([]), { viewerCan: ['READ', 'VOTE'] }));
  expect(await screen.findByText('Requires the triager role or higher')).toBeTruthy();
  expect(screen.getByText(/^465 issues wait for triage\./)).toBeTruthy();
});
