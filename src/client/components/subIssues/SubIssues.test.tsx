import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { renderIssue, TEST_BACKLOG_STATE, TEST_ISSUE } from '../../../testing/renderIssue';
import { removeSubIssueFromStore } from '../../data/optimisticSubIssues';
import { draftKeyBuilders, readDraft } from '../../drafts/drafts';
import { TRIAGER_REQUIRED_MESSAGE } from '../pickers/fields';
import { IssueEditingProvider } from '../pickers/IssueEditingProvider';
import { IssueConversation } from '../../screens/issue/IssueConversation';

beforeEach(() => window.localStorage.clear());

const createTestSubIssue = (number: number, counts = { subIssueCount: 0, closedSubIssueCount: 0 }) => ({
  __typename: 'Issue',
  id: `I${number}`,
  number,
  key: `NET-${number}`,
  title: `Issue ${number}`,
  state: TEST_BACKLOG_STATE,
  project: { id: 'P1', key: 'NET' },
  ...counts,
});

const TEST_PARENT = {
  ...TEST_ISSUE,
  subIssueCount: 5,
  closedSubIssueCount: 2,
  subIssues: {
    totalCount: 3,
    edges: [2, 3, 4].map((number) => ({ cursor: `c${number}`, node: createTestSubIssue(number) })),
    pageInfo: { hasNextPage: false, endCursor: 'c4' },
  },
};

const renderSubIssues = (issue: object = TEST_PARENT) =>
  renderIssue(
    (shown) => (
      <IssueEditingProvider issue={{ id: 'I1', key: 'NET-1' }}>
        <IssueConversation issue={shown} />
      </IssueEditingProvider>
    ),
    issue,
  );

const getSection = () => screen.getByRole('region', { name: 'Sub-issues' });
const readRows = () =>
  within(getSection())
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('a')!.textContent.replace(/^.*Issue/, 'Issue'));

test('shows the sub-issues in order, and the progress of the whole tree', async () => {
  await renderSubIssues();
  expect(readRows()).toEqual(['Issue 2NET-2', 'Issue 3NET-3', 'Issue 4NET-4']);
  expect(screen.getByTitle('2 of 5 sub-issues closed').textContent).toBe('2/5');
});

test('moves the focused sub-issue with keys, keeps the focus and restores the order when the server rejects it', async () => {
  const { inputOf, refuse } = await renderSubIssues();
  const link = screen.getByRole('link', { name: /NET-4/ });
  link.focus();
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(readRows()).toEqual(['Issue 2NET-2', 'Issue 4NET-4', 'Issue 3NET-3']);
  expect(await inputOf('moveSubIssueMutation')).toMatchObject({ parentId: 'I1', id: 'I4', afterId: 'I2' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  await refuse('moveSubIssueMutation', 'NET-4 is no longer a sub-issue of NET-1.');
  expect(readRows()).toEqual(['Issue 2NET-2', 'Issue 3NET-3', 'Issue 4NET-4']);
  expect(screen.getByRole('alert').textContent).toBe('NET-4 is no longer a sub-issue of NET-1.');
});

/** Lays out the rows, and returns functions that drag the first one. */
function layOutRows() {
  const rows = within(getSection()).getAllByRole('listitem');
  for (const row of rows)
    row.getBoundingClientRect = () =>
      new DOMRect(0, 100 + [...row.parentElement!.children].indexOf(row) * 36, 300, 36);
  const handle = within(rows[0]!).getByTitle('Drag to reorder');
  handle.setPointerCapture = () => {};
  // jsdom has no PointerEvent, so mouse events with the names of pointer events are dispatched.
  const dispatch = (type: string, clientY = 0, pointerId = 1, target: Element = handle) =>
    act(() => {
      const event = new MouseEvent(type, { bubbles: true, button: 0, clientY });
      target.dispatchEvent(Object.assign(event, { pointerId }));
    });
  const drag = (y: number) => {
    dispatch('pointerdown', 118);
    dispatch('pointermove', y);
  };
  return { rows, dispatch, drag };
}

test('moves a sub-issue by dragging its handle, and Escape cancels the drag', async () => {
  const { inputOf } = await renderSubIssues();
  const { rows, dispatch, drag } = layOutRows();
  drag(200);
  expect(rows[2]!.dataset['drop']).toBe('after');
  await userEvent.keyboard('{Escape}');
  dispatch('pointerup', 200);
  expect(readRows()).toEqual(['Issue 2NET-2', 'Issue 3NET-3', 'Issue 4NET-4']);
  drag(200);
  // Another finger neither moves nor drops the row.
  dispatch('pointermove', 110, 2);
  dispatch('pointerup', 110, 2);
  dispatch('pointerup', 200);
  expect(readRows()).toEqual(['Issue 3NET-3', 'Issue 4NET-4', 'Issue 2NET-2']);
  expect(await inputOf('moveSubIssueMutation')).toMatchObject({ id: 'I2', afterId: 'I4' });
});

test('drops a sub-issue among the rows that are left when another user has removed one meanwhile', async () => {
  const edges = [2, 3, 4, 5].map((number) => ({ cursor: `c${number}`, node: createTestSubIssue(number) }));
  const { environment, inputOf } = await renderSubIssues({
    ...TEST_PARENT,
    subIssues: { ...TEST_PARENT.subIssues, edges },
  });
  const { dispatch, drag } = layOutRows();
  drag(150);
  act(() => environment.commitUpdate((store) => removeSubIssueFromStore(store, 'I1', 'I3')));
  dispatch('pointermove', 160);
  dispatch('pointerup', 160);
  expect(readRows()).toEqual(['Issue 4NET-4', 'Issue 2NET-2', 'Issue 5NET-5']);
  expect(await inputOf('moveSubIssueMutation')).toMatchObject({ id: 'I2', afterId: 'I4' });
});

test('ends the drag of a sub-issue that another user removes', async () => {
  const { environment, isAsked } = await renderSubIssues();
  const { rows, dispatch, drag } = layOutRows();
  drag(200);
  act(() => environment.commitUpdate((store) => removeSubIssueFromStore(store, 'I1', 'I2')));
  await waitFor(() => expect(rows[2]!.dataset['drop']).toBeUndefined());
  dispatch('pointerup', 200, 1, document.body);
  expect(isAsked('moveSubIssueMutation')).toBe(false);
  const { dispatch: dispatchNext, drag: dragNext } = layOutRows();
  dragNext(200);
  expect(rows[2]!.dataset['drop']).toBe('after');
  dispatchNext('pointerup', 200);
  expect(readRows()).toEqual(['Issue 4NET-4', 'Issue 3NET-3']);
});

test('removes a sub-issue from its parent at once, with its tree', async () => {
  const { inputOf } = await renderSubIssues();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for NET-3' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Remove from parent/ }));
  expect(await inputOf('linkIssuesUnlinkMutation')).toMatchObject({
    fromId: 'I1',
    toId: 'I3',
    kind: 'CHILD',
  });
  expect(readRows()).toEqual(['Issue 2NET-2', 'Issue 4NET-4']);
  expect(screen.getByTitle('2 of 4 sub-issues closed')).toBeTruthy();
});

test('creates sub-issues one after the other, keeps a rejected title, and Escape keeps the text as a draft', async () => {
  const { inputOf, refuse } = await renderSubIssues();
  await userEvent.click(screen.getByRole('button', { name: /New sub-issue/ }));
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title of the sub-issue' });
  expect(document.activeElement).toBe(input);
  await userEvent.keyboard('{Enter}');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('Draw a map{Enter}');
  expect(await inputOf('createSubIssueMutation')).toMatchObject({
    projectId: 'P1',
    parentId: 'I1',
    title: 'Draw a map',
  });
  await refuse('createSubIssueMutation', 'Requires the triager role.');
  expect(input.value).toBe('Draw a map');
  expect(getSection().textContent).toContain('Requires the triager role.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /New sub-issue/ })),
  );
  expect(readDraft('nobody', draftKeyBuilders.newSubIssue('I1'))).toBe('Draw a map');
});

test('keeps a title that replaced the sent one while it was being sent', async () => {
  const { environment, inputOf } = await renderSubIssues();
  const accept = async (title: string) => {
    expect(await inputOf('createSubIssueMutation')).toMatchObject({ title });
    const response = (operation: OperationDescriptor) =>
      MockPayloadGenerator.generate(operation, { CreateIssuePayload: () => ({ issue: null, errors: [] }) });
    await act(async () => environment.mock.resolveMostRecentOperation(response));
  };
  await userEvent.click(screen.getByRole('button', { name: /New sub-issue/ }));
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title of the sub-issue' });
  await userEvent.keyboard('Fix login{Enter}');
  await userEvent.clear(input);
  await userEvent.keyboard('Write docs');
  await accept('Fix login');
  expect(input.value).toBe('Write docs');
  expect(readDraft('nobody', draftKeyBuilders.newSubIssue('I1'))).toBe('Write docs');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' and tests');
  await accept('Write docs');
  expect(input.value).toBe(' and tests');
});

test('shows an issue without sub-issues only the buttons, which name the required role', async () => {
  await renderSubIssues({ ...TEST_ISSUE, viewerCan: ['FILE'] });
  expect(within(getSection()).queryByRole('heading')).toBeNull();
  const controls = within(getSection()).getAllByRole('button');
  expect(controls).toHaveLength(2);
  for (const control of controls)
    expect(control.getAttribute('aria-description')).toBe(TRIAGER_REQUIRED_MESSAGE);
});
