import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  TEST_BACKLOG_STATE,
  TEST_ISSUE,
  TEST_USER_MIKA,
  TEST_NET_LABEL,
  renderIssue,
} from '../../../testing/renderIssue';
import { IssueFields } from '../../screens/issue/fields/IssueFields';
import { IssueEditingProvider } from './IssueEditingProvider';

beforeEach(() => window.localStorage.clear());

const ACTIVE_WORKFLOW_STATE = { id: 'S2', name: 'In progress', category: 'ACTIVE', color: '#808080' };
const DECLINED_WORKFLOW_STATE = { id: 'S3', name: 'Declined', category: 'DECLINED', color: '#808080' };
const DUPLICATE_WORKFLOW_STATE = { id: 'S4', name: 'Duplicate', category: 'DECLINED', color: '#808080' };
const GPU_LABEL = { id: 'L2', name: 'area::gpu', color: '#663399' };
const CRASH_LABEL = { id: 'L3', name: 'crash', color: '#993333' };
const USER_DANA = { id: 'U2', login: 'dana', name: 'Dana Brandt' };
const ACTIVE_MILESTONE = { id: 'M1', title: '19.1', state: 'OPEN', dueOn: null };
const OTHER_ISSUE = {
  ...TEST_ISSUE,
  id: 'I5',
  number: 5,
  key: 'NET-5',
  title: 'Wake fails',
  project: { key: 'NET' },
};

const testWorkflow = {
  transitions: [
    { asks: 'NOTHING', from: TEST_BACKLOG_STATE, to: ACTIVE_WORKFLOW_STATE },
    { asks: 'REASON', from: TEST_BACKLOG_STATE, to: DECLINED_WORKFLOW_STATE },
    { asks: 'TARGET', from: TEST_BACKLOG_STATE, to: DUPLICATE_WORKFLOW_STATE },
    { asks: 'NOTHING', from: ACTIVE_WORKFLOW_STATE, to: TEST_BACKLOG_STATE },
  ],
};
const testMilestones = { nodes: [ACTIVE_MILESTONE] };
const createProjectMembersResponse = (...users: object[]) => ({
  members: { nodes: users.map((user) => ({ user })) },
});

/** Opens the picker of an issue's field by clicking its button, and responds to the picker's query. */
async function openFieldPicker(field: RegExp, query: string, project: object, issue: object = TEST_ISSUE) {
  const rendered = await renderIssue(
    (key) => (
      <IssueEditingProvider issue={{ id: 'I1', projectKey: 'NET', number: 1 }}>
        <IssueFields issue={key} />
      </IssueEditingProvider>
    ),
    issue,
  );
  /** Returns the open picker. Its query is sent only if the page has not loaded the data before. */
  const picker = async () => {
    await waitFor(() => rendered.isAsked(query) || screen.getByRole('dialog'));
    if (rendered.isAsked(query)) await rendered.answer(query, project);
    return screen.findByRole('dialog');
  };
  screen.getByRole('button', { name: field }).focus();
  await userEvent.keyboard('{Enter}');
  await picker();
  /** Rejects a mutation and returns the error message shown in the picker, which opens again. */
  const refused = async (mutation: string, message: string) => {
    await rendered.refuse(mutation, message);
    const alert = await within(await picker()).findByRole('alert');
    return alert.textContent;
  };
  return { ...rendered, refused };
}

const getPickerOptionTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const getFieldButtonText = (field: RegExp) => screen.getByRole('button', { name: field }).textContent;

const FIELD_PICKER_CASES = [
  {
    name: 'Priority',
    field: /^Change priority/,
    query: 'PriorityPickerQuery',
    project: {},
    type: 'hi',
    found: ['High'],
    shows: 'High',
    mutation: 'updateIssueMutation',
    input: { id: 'I1', priority: 'HIGH' },
  },
  {
    name: 'Type',
    field: /^Change type/,
    query: 'TypePickerQuery',
    project: {},
    type: 'ques',
    found: ['Question'],
    shows: 'Question',
    mutation: 'updateIssueMutation',
    input: { id: 'I1', type: 'QUESTION' },
  },
  {
    name: 'State',
    field: /^Change state/,
    query: 'StatePickerQuery',
    project: { workflow: testWorkflow },
    type: 'progr',
    found: ['In progress'],
    shows: 'In progress',
    mutation: 'setIssueStateMutation',
    input: { id: 'I1', stateId: 'S2' },
  },
];

test.each(FIELD_PICKER_CASES)(
  '$name: chooses an option with the keyboard, and reverts it with an error when it is rejected',
  async ({ name, field, query, project, type, found, shows, mutation, input }) => {
    const { inputOf, refused } = await openFieldPicker(field, query, project);
    const before = getFieldButtonText(field);
    await userEvent.keyboard(type);
    expect(getPickerOptionTexts()).toEqual(found);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getFieldButtonText(field)).toContain(shows);
    expect(await inputOf(mutation)).toEqual({ ...input, idempotencyKey: expect.any(String) as string });

    expect(await refused(mutation, 'Only triagers can do that.')).toBe('Only triagers can do that.');
    expect(screen.getByRole('dialog', { name })).toBeTruthy();
    expect(getFieldButtonText(field)).toBe(before);
  },
);

test('sends no mutation when the current value is chosen', async () => {
  const { isAsked } = await openFieldPicker(/^Change priority/, 'PriorityPickerQuery', {});
  await userEvent.keyboard('low{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isAsked('updateIssueMutation')).toBe(false);
});

test('Escape closes the picker without a change and returns the focus to the button', async () => {
  const { isAsked } = await openFieldPicker(/^Change priority/, 'PriorityPickerQuery', {});
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Change prio/ })),
  );
  expect(isAsked('updateIssueMutation')).toBe(false);
});

test('the state picker sends a state that requires a reason only with a reason', async () => {
  const { inputOf, isAsked } = await openFieldPicker(/^Change state/, 'StatePickerQuery', {
    workflow: testWorkflow,
  });
  await userEvent.keyboard('decl{ArrowDown}{Enter}');
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  expect(document.activeElement).toBe(reason);
  await userEvent.keyboard('  {Enter}');
  expect(isAsked('setIssueStateMutation')).toBe(false);
  await userEvent.keyboard('As designed {Enter}');
  expect(await inputOf('setIssueStateMutation')).toMatchObject({ stateId: 'S3', reason: 'As designed' });
});

test('the state Duplicate is sent with the original issue', async () => {
  const project = { workflow: testWorkflow, numbered: null, issues: { nodes: [OTHER_ISSUE] } };
  const { inputOf } = await openFieldPicker(/^Change state/, 'StatePickerQuery', project);
  await userEvent.keyboard('dupl{ArrowDown}{Enter}');
  await screen.findByText(/Duplicate of…/);
  await waitFor(() => expect(getPickerOptionTexts()).toEqual([expect.stringContaining('Wake fails')]));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await inputOf('setIssueStateMutation')).toMatchObject({ stateId: 'S4', canonicalIssueId: 'I5' });
});

test('a scoped label found on the server replaces the label of the same scope', async () => {
  const labels = { nodes: [CRASH_LABEL, GPU_LABEL, TEST_NET_LABEL] };
  const { inputOf, answer, refused } = await openFieldPicker(/^Change labels/, 'LabelsPickerQuery', {
    labels,
  });
  expect(getPickerOptionTexts()).toEqual(['area::net', 'crash', 'area::gpu']);
  // The text is pasted, because typed keys could cause several requests on a slow machine.
  await userEvent.paste('gpu');
  await answer('LabelsPickerOptionsQuery', { labels: { nodes: [GPU_LABEL] } });
  await waitFor(() => expect(getPickerOptionTexts()).toEqual(['area::gpu']));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({ addLabelIds: ['L2'], removeLabelIds: ['L1'] });
  expect(getFieldButtonText(/^Change labels/)).toMatch(/gpu/);
  expect(getFieldButtonText(/^Change labels/)).not.toMatch(/net/);
  const why = 'There is no such label any more.';
  expect(await refused('updateIssueMutation', why)).toBe(why);
  expect(getFieldButtonText(/^Change labels/)).toMatch(/net/);
});

test('choosing a label of the issue removes it', async () => {
  const { inputOf } = await openFieldPicker(/^Change labels/, 'LabelsPickerQuery', {
    labels: { nodes: [CRASH_LABEL, TEST_NET_LABEL] },
  });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({ addLabelIds: [], removeLabelIds: ['L1'] });
});

test('several assignees can be chosen while the picker stays open', async () => {
  const project = createProjectMembersResponse(TEST_USER_MIKA, USER_DANA);
  const { inputOf, accept, refused } = await openFieldPicker(
    /^Change assignees/,
    'AssigneesPickerQuery',
    project,
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({ addAssigneeIds: ['U1'] });
  expect(screen.getByRole('dialog', { name: 'Assignees' })).toBeTruthy();
  await accept('updateIssueMutation', { assignees: { nodes: [TEST_USER_MIKA] } });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({ addAssigneeIds: ['U2'] });
  expect(getFieldButtonText(/^Change assignees/)).toMatch(/mika.*dana/);
  const why = 'dana may not see Network.';
  expect(await refused('updateIssueMutation', why)).toBe(why);
  expect(getFieldButtonText(/^Change assignees/)).not.toMatch(/dana/);
});

test.each([
  [null, '19.1', '{ArrowDown}{Enter}', 'M1'],
  [ACTIVE_MILESTONE, 'None', '{ArrowDown}{ArrowDown}{Enter}', null],
])('chooses a milestone or none, starting from %j', async (milestone, shows, keys, milestoneId) => {
  const issue = { ...TEST_ISSUE, milestone };
  const field = /^Change milestone/;
  const { inputOf, refused } = await openFieldPicker(
    field,
    'MilestonePickerQuery',
    { milestones: testMilestones },
    issue,
  );
  const before = getFieldButtonText(field);
  await userEvent.keyboard(keys);
  expect(await inputOf('updateIssueMutation')).toMatchObject({ id: 'I1', milestoneId });
  expect(getFieldButtonText(field)).toContain(shows);
  const why = 'There is no such milestone any more.';
  expect(await refused('updateIssueMutation', why)).toBe(why);
  expect(getFieldButtonText(field)).toBe(before);
});
