import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  TEST_BACKLOG_STATE,
  TEST_ISSUE,
  TEST_USER_MIKA,
  TEST_NET_LABEL,
  renderIssue,
} from '../../../testing/renderIssue';
import { IssueFields } from '../../screens/issue/IssueFields';
import { TRIAGER_REQUIRED_MESSAGE } from './fields';
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
  viewerMembership: { user: users[0] },
  assignableUsers: users,
});

/** Opens the picker of an issue's field by clicking its button, and responds to the picker's query. */
async function openIssueFieldPicker(
  field: RegExp,
  query: string,
  project: object,
  issue: object = TEST_ISSUE,
) {
  const rendered = await renderIssue(
    (key) => (
      <IssueEditingProvider issue={{ id: 'I1', key: 'NET-1' }}>
        <IssueFields issue={key} isLoaded />
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
const getIssueFieldButtonText = (field: RegExp) => screen.getByRole('button', { name: field }).textContent;

const ISSUE_FIELD_PICKER_CASES = [
  {
    name: 'Priority',
    field: /^Change priority/,
    query: 'OptionFieldPickerPriorityQuery',
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
    query: 'OptionFieldPickerTypeQuery',
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
    query: 'IssueStatePickerQuery',
    project: { workflow: testWorkflow },
    type: 'progr',
    found: ['In progress'],
    shows: 'In progress',
    mutation: 'setIssueStateMutation',
    input: { id: 'I1', stateId: 'S2' },
  },
];

test.each(ISSUE_FIELD_PICKER_CASES)(
  '$name: chooses an option with the keyboard, and reverts it with an error when it is rejected',
  async ({ name, field, query, project, type, found, shows, mutation, input }) => {
    const { inputOf, refused } = await openIssueFieldPicker(field, query, project);
    const before = getIssueFieldButtonText(field);
    await userEvent.keyboard(type);
    expect(getPickerOptionTexts()).toEqual(found);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getIssueFieldButtonText(field)).toContain(shows);
    expect(await inputOf(mutation)).toEqual({ ...input, idempotencyKey: expect.any(String) as string });

    expect(await refused(mutation, 'Only triagers can do that.')).toBe('Only triagers can do that.');
    expect(screen.getByRole('dialog', { name })).toBeTruthy();
    expect(getIssueFieldButtonText(field)).toBe(before);
  },
);

test('a picker whose data fails to load shows the error, and loads it again after Retry', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { environment, answer } = await renderIssue((key) => (
    <IssueEditingProvider issue={{ id: 'I1', key: 'NET-1' }}>
      <IssueFields issue={key} isLoaded />
    </IssueEditingProvider>
  ));
  await userEvent.click(screen.getByRole('button', { name: /^Change milestone/ }));
  const error = new Error('Too slow.');
  await waitFor(() => environment.mock.rejectMostRecentOperation(error));
  const dialog = within(await screen.findByRole('dialog', { name: 'Milestone' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Too slow.');
  silent.mockRestore();
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  await answer('MilestonePickerQuery', { milestones: testMilestones });
  expect(await dialog.findByRole('option', { name: /19\.1/ })).toBeTruthy();
});

test('sends no mutation when the current value is chosen', async () => {
  const { isAsked } = await openIssueFieldPicker(/^Change priority/, 'OptionFieldPickerPriorityQuery', {});
  await userEvent.keyboard('low{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isAsked('updateIssueMutation')).toBe(false);
});

test('Escape closes the picker without a change and returns the focus to the button', async () => {
  const { isAsked } = await openIssueFieldPicker(/^Change priority/, 'OptionFieldPickerPriorityQuery', {});
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Change prio/ })),
  );
  expect(isAsked('updateIssueMutation')).toBe(false);
});

test('the state picker sends a state that requires a reason only with a reason', async () => {
  const { inputOf, isAsked } = await openIssueFieldPicker(/^Change state/, 'IssueStatePickerQuery', {
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

test('the state Duplicate suggests likely duplicates, and is sent with the original issue', async () => {
  const project = { workflow: testWorkflow, numbered: null, issues: { nodes: [OTHER_ISSUE] } };
  const similar = { ...OTHER_ISSUE, id: 'I6', key: 'NET-6', number: 6, title: 'Crash on waking' };
  const issue = { ...TEST_ISSUE, likelyDuplicates: [{ issue: similar }] };
  const { answer, inputOf } = await openIssueFieldPicker(
    /^Change state/,
    'IssueStatePickerQuery',
    project,
    issue,
  );
  await userEvent.keyboard('dupl{ArrowDown}{Enter}');
  await screen.findByText(/Duplicate of…/);
  await answer('SuggestedDuplicateOptionsQuery', project);
  await waitFor(() => expect(getPickerOptionTexts()).toEqual([expect.stringContaining('Crash on waking')]));
  // Typing searches all issues instead of the suggested ones.
  await userEvent.paste('fails');
  await answer('IssueOptionsQuery', project);
  await waitFor(() => expect(getPickerOptionTexts()).toEqual([expect.stringContaining('Wake fails')]));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await inputOf('setIssueStateMutation')).toMatchObject({ stateId: 'S4', canonicalIssueId: 'I5' });
});

test('a scoped label found on the server replaces the label of the same scope', async () => {
  const labels = { nodes: [CRASH_LABEL, GPU_LABEL, TEST_NET_LABEL] };
  const { inputOf, answer, refused } = await openIssueFieldPicker(/^Change labels/, 'LabelsPickerQuery', {
    labels,
  });
  expect(getPickerOptionTexts()).toEqual(['area::net', 'crash', 'area::gpu']);
  // The text is pasted, because typed keys could cause several requests on a slow machine.
  await userEvent.paste('gpu');
  await answer('LabelsPickerOptionsQuery', { labels: { nodes: [GPU_LABEL] } });
  await waitFor(() => expect(getPickerOptionTexts()).toEqual(['area::gpu']));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({ addLabelIds: ['L2'], removeLabelIds: ['L1'] });
  expect(getIssueFieldButtonText(/^Change labels/)).toMatch(/gpu/);
  expect(getIssueFieldButtonText(/^Change labels/)).not.toMatch(/net/);
  const why = 'There is no such label any more.';
  expect(await refused('updateIssueMutation', why)).toBe(why);
  expect(getIssueFieldButtonText(/^Change labels/)).toMatch(/net/);
});

const LABELS_RESPONSE = { labels: { nodes: [CRASH_LABEL, GPU_LABEL, TEST_NET_LABEL] } };

test('choosing a label of the issue removes it', async () => {
  const { inputOf } = await openIssueFieldPicker(/^Change labels/, 'LabelsPickerQuery', LABELS_RESPONSE);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({ addLabelIds: [], removeLabelIds: ['L1'] });
});

test('Enter sets the label that occurs in the title and closes the picker', async () => {
  const issue = { ...TEST_ISSUE, labels: { nodes: [] }, title: 'The GPU process exits' };
  const { inputOf } = await openIssueFieldPicker(
    /^Change labels/,
    'LabelsPickerQuery',
    LABELS_RESPONSE,
    issue,
  );
  await userEvent.keyboard('{Enter}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({ addLabelIds: ['L2'] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a label that was chosen before is offered first', async () => {
  const issue = { ...TEST_ISSUE, labels: { nodes: [] }, title: 'Nothing' };
  const open = () => openIssueFieldPicker(/^Change labels/, 'LabelsPickerQuery', LABELS_RESPONSE, issue);
  const { inputOf, unmount } = await open();
  expect(getPickerOptionTexts()).toEqual(['crash', 'area::gpu', 'area::net']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await inputOf('updateIssueMutation');
  unmount();
  await open();
  expect(getPickerOptionTexts()).toEqual(['area::gpu', 'crash', 'area::net']);
  expect(screen.getByRole('group', { name: 'Recent' }).textContent).toContain('area::gpu');
});

test('Enter in the picker of assignees assigns the viewer, and changes nothing when repeated', async () => {
  const project = createProjectMembersResponse(TEST_USER_MIKA, USER_DANA);
  const { inputOf, accept, isAsked } = await openIssueFieldPicker(
    /^Change assignees/,
    'AssigneesPickerQuery',
    project,
  );
  await userEvent.keyboard('{Enter}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({ addAssigneeIds: ['U1'] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await accept('updateIssueMutation', { assignees: { nodes: [TEST_USER_MIKA] } });
  await userEvent.click(screen.getByRole('button', { name: /^Change assignees/ }));
  await screen.findByRole('dialog', { name: 'Assignees' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isAsked('updateIssueMutation')).toBe(false);
});

test('several assignees can be chosen with Shift and Enter while the picker stays open', async () => {
  const project = createProjectMembersResponse(TEST_USER_MIKA, USER_DANA);
  const { inputOf, accept, refused } = await openIssueFieldPicker(
    /^Change assignees/,
    'AssigneesPickerQuery',
    project,
  );
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({ addAssigneeIds: ['U1'] });
  expect(screen.getByRole('dialog', { name: 'Assignees' })).toBeTruthy();
  await accept('updateIssueMutation', { assignees: { nodes: [TEST_USER_MIKA] } });
  await userEvent.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({ addAssigneeIds: ['U2'] });
  expect(getIssueFieldButtonText(/^Change assignees/)).toMatch(/mika.*dana/);
  const why = 'dana may not see Network.';
  expect(await refused('updateIssueMutation', why)).toBe(why);
  expect(getIssueFieldButtonText(/^Change assignees/)).not.toMatch(/dana/);
});

test.each([
  [null, '19.1', '{Enter}', 'M1'],
  [ACTIVE_MILESTONE, 'None', '{ArrowDown}{Enter}', null],
])('chooses a milestone or none, starting from %j', async (milestone, shows, keys, milestoneId) => {
  const issue = { ...TEST_ISSUE, milestone };
  const field = /^Change milestone/;
  const { inputOf, refused } = await openIssueFieldPicker(
    field,
    'MilestonePickerQuery',
    { milestones: testMilestones },
    issue,
  );
  const before = getIssueFieldButtonText(field);
  await userEvent.keyboard(keys);
  expect(await inputOf('updateIssueMutation')).toMatchObject({ id: 'I1', milestoneId });
  expect(getIssueFieldButtonText(field)).toContain(shows);
  const why = 'There is no such milestone any more.';
  expect(await refused('updateIssueMutation', why)).toBe(why);
  expect(getIssueFieldButtonText(field)).toBe(before);
});

test('an author without the triager role changes the type of their issue, and no other field', async () => {
  const ownIssue = { ...TEST_ISSUE, viewerCan: ['FILE', 'EDIT'], viewerCanSetType: true };
  const { inputOf } = await openIssueFieldPicker(/^Change type/, 'OptionFieldPickerTypeQuery', {}, ownIssue);
  await userEvent.keyboard('ques{Enter}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({ id: 'I1', type: 'QUESTION' });
  const priority = screen.getByRole('button', { name: /^Change priority/ });
  expect(priority.getAttribute('aria-description')).toBe(TRIAGER_REQUIRED_MESSAGE);
});
