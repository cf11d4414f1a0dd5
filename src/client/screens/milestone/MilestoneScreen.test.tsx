import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/renderScreen';
import { RequestError } from '../../errors/RequestError';
import { MilestoneScreen } from './MilestoneScreen';
import { createRouteLoader } from './entry';

const MILESTONE = {
  id: 'M3',
  version: '1',
  number: 3,
  title: 'Release 2',
  state: 'OPEN',
  description: null,
  descriptionHTML: null,
  dueOn: null,
  openCount: 0,
  issueCount: 0,
};

const renderMilestoneScreen = () =>
  renderScreen({
    Screen: MilestoneScreen,
    createRouteLoader,
    path: '/projects/:key/milestones/:number',
    at: '/projects/NET/milestones/3',
  });

const createProjectData = (milestone: object | null, viewerCan = ['READ', 'MAINTAIN']) => ({
  Query: () => ({ project: { id: 'P1', name: 'Network', version: '1', viewerCan, milestone } }),
});

async function openMilestone(milestone: object = {}, viewerCan?: string[]) {
  const rendered = await renderMilestoneScreen();
  await rendered.answer('MilestoneScreenQuery', createProjectData({ ...MILESTONE, ...milestone }, viewerCan));
  await screen.findByRole('heading', { name: 'Release 2' });
  return rendered;
}

test('shows a placeholder and the way back while the milestone loads', async () => {
  const { container } = await renderMilestoneScreen();
  expect((await screen.findByRole('link', { name: 'Milestones' })).getAttribute('href')).toBe(
    '/projects/NET/milestones',
  );
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
});

test.each([
  ['milestone', createProjectData(null), 'There is no milestone 3 in Network.'],
  ['project', { Query: () => ({ project: null }) }, 'There is no project NET.'],
])('says that an unknown %s does not exist', async (_subject, data, message) => {
  const { answer } = await renderMilestoneScreen();
  await answer('MilestoneScreenQuery', data);
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a failed query can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { answer, reject } = await renderMilestoneScreen();
  await reject('MilestoneScreenQuery', new RequestError('UNAVAILABLE', 'Offline'));
  expect((await screen.findByRole('alert')).textContent).toContain('Connection lost');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer('MilestoneScreenQuery', createProjectData(MILESTONE));
  expect(await screen.findByRole('heading', { name: 'Release 2' })).toBeTruthy();
});

test('a milestone without issues, due date and description shows no progress', async () => {
  await openMilestone();
  expect(screen.getByText('No due date')).toBeTruthy();
  expect(screen.getByText('0%')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Progress of Release 2' })).toHaveProperty('value', 0);
  expect(document.title).toBe('Release 2 · NET · Winnow');
});

test('only an open milestone is marked as overdue', async () => {
  const { unmount } = await openMilestone({ dueOn: '2020-01-31T00:00:00Z' });
  expect(screen.getByText(/^Was due/)).toBeTruthy();
  unmount();
  await openMilestone({ dueOn: '2020-01-31T00:00:00Z', state: 'CLOSED' });
  expect(screen.getByText(/^Due/)).toBeTruthy();
});

test('without the maintainer role the buttons are disabled, name the role and open no form', async () => {
  await openMilestone({}, ['READ', 'TRIAGE']);
  const edit = screen.getByRole('button', { name: 'Edit Release 2' });
  for (const button of [edit, screen.getByRole('button', { name: 'Close Release 2' })]) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-description')).toBe('Requires the maintainer role');
  }
  await userEvent.click(edit);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^More actions/ })).toBeNull();
});

test('an empty title is shown at its field, and a rejected title is kept', async () => {
  const { answer, getOperationNames } = await openMilestone();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Release 2' }));
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(getOperationNames()).toEqual([]);
  await userEvent.type(title, 'Release 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const message = 'There is already a milestone “Release 1”.';
  await answer('milestoneMutationsUpdateMutation', {
    UpdateMilestonePayload: () => ({
      milestone: null,
      errors: [{ __typename: 'FieldError', code: 'TAKEN', message, path: ['title'] }],
    }),
  });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(title.value).toBe('Release 1');
});
