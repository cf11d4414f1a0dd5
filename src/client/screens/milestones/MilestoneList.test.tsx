import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type MilestonesScreenQuery } from '../../../../__generated__/MilestonesScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { MilestoneList } from './MilestoneList';

beforeEach(() => window.localStorage.clear());

async function renderMilestoneList() {
  const milestones = [
    { id: 'M1', number: 1, title: '2.0', state: 'OPEN', openCount: 3, issueCount: 17 },
    { id: 'M2', number: 2, title: '1.0', state: 'CLOSED', openCount: 0, issueCount: 5 },
  ];
  const rendered = await renderWithRelay<MilestonesScreenQuery>({
    query,
    variables: { key: 'NET', matching: '' },
    resolvers: {
      Project: () => ({ id: 'P1', key: 'NET', viewerCan: ['MAINTAIN'] }),
      MilestoneConnection: () => ({
        totalCount: milestones.length,
        edges: milestones.map((milestone) => ({
          cursor: milestone.id,
          node: { ...milestone, dueOn: '2020-01-31T00:00:00.000Z', description: null },
        })),
        pageInfo: { hasNextPage: false },
      }),
    },
    children: ({ project }) => (project ? <MilestoneList project={project} /> : null),
  });
  const { mock } = rendered.environment;
  const input = () => (mock.getMostRecentOperation().request.variables as { input: object }).input;
  const answer = (payload: object) =>
    act(async () => {
      const operation = mock.getMostRecentOperation();
      mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          UpdateMilestonePayload: () => payload,
          DeleteMilestonePayload: () => payload,
        }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { ...rendered, input, answer, user: userEvent.setup() };
}

const createErrorPayload = (message: string, path: string[] | null) => ({
  milestone: null,
  errors: [{ __typename: 'FieldError', code: 'VALIDATION_FAILED', message, path }],
});

test('shows the progress of each milestone and marks overdue ones', async () => {
  await renderMilestoneList();
  const open = within(screen.getByRole('region', { name: 'Open' }));
  expect(open.getByRole('progressbar').getAttribute('value')).toBe('14');
  expect(open.getByText('Was due Jan 31, 2020')).toBeTruthy();
  expect(open.getByRole('link', { name: '14 closed in 2.0' }).getAttribute('href')).toBe(
    `/projects/NET/issues?q=${encodeURIComponent('is:closed milestone:2.0')}`,
  );
  expect(within(screen.getByRole('region', { name: 'Closed' })).getByText('Due Jan 31, 2020')).toBeTruthy();
});

test('moves a closed milestone to the other group with the focus, and back when the server rejects it', async () => {
  const { user, input, answer } = await renderMilestoneList();
  await user.click(screen.getByRole('button', { name: 'Close 2.0' }));
  const closed = within(screen.getByRole('region', { name: 'Closed' }));
  expect(document.activeElement).toBe(closed.getByRole('button', { name: 'Reopen 2.0' }));
  expect(input()).toMatchObject({ id: 'M1', closed: true });
  await answer(createErrorPayload('No.', null));
  expect(
    within(screen.getByRole('region', { name: 'Open' })).getByRole('button', { name: 'Close 2.0' }),
  ).toBeTruthy();
});

test('sends only changed fields of an edit and shows a title conflict at the title field', async () => {
  const { user, input, answer } = await renderMilestoneList();
  await user.click(screen.getByRole('button', { name: 'Edit 2.0' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Title must be 1 to 120 characters.').id).toBe(
    title.getAttribute('aria-describedby'),
  );
  await user.type(title, '1.0');
  await user.clear(screen.getByLabelText('Due date'));
  await user.type(screen.getByLabelText('Due date'), '2031-02-03');
  await user.keyboard('{Enter}');
  expect(input()).toEqual({
    id: 'M1',
    baseVersion: expect.any(String) as string,
    title: '1.0',
    dueOn: '2031-02-03T00:00:00.000Z',
    idempotencyKey: expect.stringMatching(/./) as string,
  });
  await answer(createErrorPayload('There is a milestone 1.0 already.', ['title']));
  expect(screen.getByText('There is a milestone 1.0 already.').id).toBe(
    title.getAttribute('aria-describedby'),
  );
  expect((title as HTMLInputElement).value).toBe('1.0');
});

test('says how many issues a milestone has before it is deleted', async () => {
  const { user, input, answer } = await renderMilestoneList();
  await user.click(screen.getByRole('button', { name: 'More actions for 2.0' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete milestone…' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete milestone 2.0?' }));
  expect(dialog.getByText('17 issues')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete milestone' }));
  expect(input()).toMatchObject({ id: 'M1', expectedIssueCount: 17 });
  await answer({ operation: { id: 'B1', number: 1, state: 'DONE' }, errors: [] });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
