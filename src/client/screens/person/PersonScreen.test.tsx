import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PayloadError } from 'relay-runtime';
import { renderScreen } from '../../../testing/renderScreen';
import { PersonScreen } from './PersonScreen';
import { createRouteLoader } from './entry';

const STATE = { id: 'S1', name: 'Backlog', category: 'BACKLOG' };
const EMPTY = { totalCount: 0, openCount: 0, projects: [], recentIssues: [] };
const USER = {
  login: 'mika',
  name: 'Mika M.',
  avatarUrl: null,
  siteRole: 'USER',
  placeholder: false,
  disabled: false,
};

const createIssue = (key: string) => ({
  id: key,
  key,
  title: `Title of ${key}`,
  updatedAt: new Date().toISOString(),
  state: STATE,
});
const createProject = (index: number, count: number) => ({
  count,
  project: { id: `P${index}`, key: `P${index}`, name: `Project ${index}` },
});

async function renderPerson(person: object | null, at = '/people/mika', errors?: PayloadError[]) {
  const rendered = await renderScreen({
    Screen: PersonScreen,
    createRouteLoader,
    path: '/people/:login',
    at,
  });
  const resolvers = {
    Query: () => (person ? {} : { person: null }),
    Person: () => ({
      user: USER,
      importedPeople: [],
      filed: EMPTY,
      assigned: EMPTY,
      commented: EMPTY,
      ...person,
    }),
  };
  await rendered.answer('PersonScreenQuery', resolvers, errors);
  return rendered;
}

const getSection = (name: string) => within(screen.getByRole('region', { name }));

test('shows the person, and issues with exact counts that link to the list of the same query', async () => {
  await renderPerson({
    user: { ...USER, siteRole: 'ADMINISTRATOR' },
    filed: {
      totalCount: 1_234,
      openCount: 56,
      projects: [createProject(1, 1_234)],
      recentIssues: [createIssue('P1-2'), createIssue('P1-1')],
    },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mika M.');
  expect(screen.getByText('Administrator')).toBeTruthy();
  const created = getSection('Created');
  expect(created.getByText('1,234')).toBeTruthy();
  expect(created.getByText('56 open')).toBeTruthy();
  expect(created.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'P1-2Title of P1-2now',
    'P1-1Title of P1-1now',
  ]);
  expect(created.getByRole('link', { name: 'Full list' }).getAttribute('href')).toBe(
    '/projects/P1/issues?q=author%3Amika',
  );
  expect(getSection('Assigned').getByText('No issues are assigned to mika.')).toBeTruthy();
  expect(getSection('Commented on').getByText('mika has not commented on any issues.')).toBeTruthy();
  expect(document.title).toBe('Mika M. · Winnow');
});

test('links to the list of each project, the first twelve of many at first', async () => {
  const projects = Array.from({ length: 30 }, (_, index) => createProject(index, 30 - index));
  await renderPerson(
    { assigned: { totalCount: 465, openCount: 0, projects, recentIssues: [] } },
    '/people/a%20b',
  );
  const lists = within(getSection('Assigned').getByRole('list', { name: 'Full lists' }));
  expect(lists.getAllByRole('link')).toHaveLength(12);
  expect(lists.getAllByRole('link')[0]!.getAttribute('href')).toBe(
    '/projects/P0/issues?q=assignee%3A%22a+b%22',
  );
  await userEvent.click(lists.getByRole('button', { name: '18 more projects' }));
  expect(lists.getAllByRole('link')).toHaveLength(30);
  expect(document.activeElement?.textContent).toBe('Project 12 18');
});

test('a section that could not be read has a Retry button, and the others are shown', async () => {
  const person = {
    filed: null,
    assigned: { ...EMPTY, totalCount: 1, openCount: 1, recentIssues: [createIssue('P1-1')] },
  };
  const { answer } = await renderPerson(person, '/people/mika', [
    { message: 'Broken', path: ['person', 'filed'] },
  ]);
  expect(getSection('Assigned').getByText('P1-1')).toBeTruthy();
  const created = getSection('Created');
  expect(created.getByRole('alert').textContent).toContain('This section could not be loaded');
  await userEvent.click(created.getByRole('button', { name: 'Retry' }));
  await answer('PersonSectionsFiledRefetchQuery', {
    Person: () => ({ filed: { ...EMPTY, totalCount: 7, openCount: 2 } }),
  });
  expect(getSection('Created').getByText('2 open')).toBeTruthy();
  expect(getSection('Assigned').getByText('P1-1')).toBeTruthy();
});

test('shows the 404 page for an unknown person, and an error with Retry for a failed query', async () => {
  await renderPerson(null, '/people/nobody');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no person nobody.');
  act(() => document.body.replaceChildren());
  const failed = await renderScreen({
    Screen: PersonScreen,
    createRouteLoader,
    path: '/people/:login',
    at: '/people/mika',
  });
  await failed.reject('PersonScreenQuery', new Error('broken'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy());
});

const ADA = { id: 'U9', login: 'ada', placeholder: true, viewerClaim: null };
const OPEN_CLAIM = { id: 'C1', state: 'OPEN', person: { id: 'U9', login: 'ada' } };

test('a signed-in user claims to be an imported person, after a dialog that explains the effect', async () => {
  const { answer, variablesOf } = await renderPerson({ importedPeople: [ADA] }, '/people/ada');
  await userEvent.click(screen.getByRole('button', { name: 'This is me ada' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Claim to be ada?' }));
  expect(dialog.getByText(/Your permissions stay the same. An approval cannot be undone./)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Send claim' }));
  expect((await variablesOf('ImportedPeopleClaimMutation'))['input']).toMatchObject({ userId: 'U9' });
  await answer('ImportedPeopleClaimMutation', {
    ClaimPersonPayload: () => ({
      claim: { ...OPEN_CLAIM, person: { ...ADA, viewerClaim: OPEN_CLAIM } },
      errors: [],
    }),
  });
  expect(screen.getByText('You claim to be this person. An administrator will decide.')).toBeTruthy();
});

test('an open claim can be canceled, and made again', async () => {
  const { answer } = await renderPerson(
    { importedPeople: [{ ...ADA, viewerClaim: OPEN_CLAIM }] },
    '/people/ada',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel claim to be ada' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Cancel your claim to be ada?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel claim' }));
  await answer('CancelPersonClaimButtonMutation', {
    CancelPersonClaimPayload: () => ({ claim: { ...OPEN_CLAIM, state: 'CANCELED' }, errors: [] }),
  });
  expect(screen.getByRole('button', { name: 'This is me ada' })).toBeTruthy();
});

test('a declined claim says so, and a rejected one shows the error', async () => {
  const { answer } = await renderPerson(
    { importedPeople: [{ ...ADA, viewerClaim: { ...OPEN_CLAIM, state: 'DECLINED' } }] },
    '/people/ada',
  );
  expect(screen.getByText('An administrator has declined your claim.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'This is me ada' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send claim' }));
  const message = 'ada belongs to an account already.';
  await answer('ImportedPeopleClaimMutation', {
    ClaimPersonPayload: () => ({
      claim: null,
      errors: [{ __typename: 'FieldError', code: 'VALIDATION_FAILED', message, path: ['userId'] }],
    }),
  });
  expect(within(screen.getByRole('alertdialog')).getByText(message)).toBeTruthy();
});
