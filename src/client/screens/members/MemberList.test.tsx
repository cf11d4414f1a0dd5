import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type MembersScreenQuery } from '../../../../__generated__/MembersScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { MemberList } from './MemberList';

const TEST_MEMBERSHIP = { id: 'M1', role: 'DEVELOPER', user: { id: 'U1', login: 'mika', name: 'Mika' } };

async function renderMemberList(viewerCan: string[], viewerMembership: object | null = null) {
  const rendered = await renderWithRelay<MembersScreenQuery>({
    query,
    variables: { key: 'NET', matching: '' },
    resolvers: {
      Project: () => ({ id: 'P1', viewerCan, viewerMembership, invitations: [] }),
      MembershipConnection: () => ({
        totalCount: 2,
        edges: [
          { cursor: '1', node: { id: 'M2', role: 'MAINTAINER', user: { id: 'U2', login: 'ada', name: '' } } },
          { cursor: '2', node: TEST_MEMBERSHIP },
        ],
        pageInfo: { hasNextPage: false },
      }),
    },
    children: ({ project, site }) => (project ? <MemberList project={project} site={site} /> : null),
  });
  const { environment } = rendered;
  const answer = async (payload: object) => {
    const operation = environment.mock.getMostRecentOperation();
    await act(async () => {
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          SetMemberPayload: () => ({ errors: [], project: { id: 'P1', viewerCan }, ...payload }),
          RemoveMemberPayload: () => ({ errors: [], project: { id: 'P1', viewerCan }, ...payload }),
        }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
    return (operation.request.variables as { input: Record<string, unknown> }).input;
  };
  return { answer, environment, user: userEvent.setup() };
}

const getRoleSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role of mika' });

test('shows a changed role at once and reverts it with an error when the server rejects it', async () => {
  const { user, answer } = await renderMemberList(['MAINTAIN']);
  await user.selectOptions(getRoleSelect(), 'Maintainer');
  expect(getRoleSelect().value).toBe('MAINTAINER');
  const message = 'A project needs at least one maintainer. Make another member a maintainer first.';
  const error = { __typename: 'FieldError', code: 'VALIDATION_FAILED', message, path: ['role'] };
  expect(await answer({ membership: null, errors: [error] })).toMatchObject({
    projectId: 'P1',
    userId: 'U1',
    role: 'MAINTAINER',
  });
  expect(getRoleSelect().value).toBe('DEVELOPER');
  expect(screen.getByRole('alert').textContent).toBe(message);

  await user.selectOptions(getRoleSelect(), 'Reader');
  expect(screen.queryByRole('alert')).toBeNull();
  await answer({ membership: { id: 'M1', role: 'READER', user: { id: 'U1', login: 'mika', name: 'Mika' } } });
  expect(getRoleSelect().value).toBe('READER');
});

test('shows members read-only to users without the maintainer role', async () => {
  const { user, environment } = await renderMemberList(['READ']);
  expect(screen.queryByRole('combobox', { name: 'Role of mika' })).toBeNull();
  expect(screen.getByText('Developer')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Add member' });
  expect(button.getAttribute('aria-description')).toBe('Requires the maintainer role');
  await user.click(button);
  expect(screen.queryByRole('form')).toBeNull();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('lets a member leave after confirmation and shows why the server rejects it', async () => {
  const { user, answer } = await renderMemberList(['READ'], TEST_MEMBERSHIP);
  const members = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem');
  // In the member list, the viewer comes first and is listed only once.
  expect(members.map(({ textContent }) => /ada|mika/.exec(textContent)?.[0])).toEqual(['mika', 'ada']);
  expect(screen.queryByRole('button', { name: 'Remove mika' })).toBeNull();
  const leave = screen.getByRole('button', { name: 'Leave' });
  await user.click(leave);
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave this project?' });
  await user.click(within(dialog).getByRole('button', { name: 'Leave project' }));
  const message = 'A project needs at least one maintainer. Make another member a maintainer first.';
  const error = { __typename: 'FieldError', code: 'VALIDATION_FAILED', message, path: ['userId'] };
  expect(await answer({ errors: [error] })).toMatchObject({ projectId: 'P1', userId: 'U1' });
  expect(within(dialog).getByRole('alert').textContent).toBe(message);
});
