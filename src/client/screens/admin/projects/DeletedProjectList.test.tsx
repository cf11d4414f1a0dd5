import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, {
  type DeletedProjectsScreenQuery,
} from '../../../../../__generated__/DeletedProjectsScreenQuery.graphql';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { DeletedProjectList } from './DeletedProjectList';

beforeEach(() => window.localStorage.clear());

const now = Date.now();
const DELETED_PROJECT = {
  id: 'D1',
  key: 'NET',
  name: 'Network',
  issueCount: 20_000,
  deletedAt: new Date(now - 2.5 * 86_400_000).toISOString(),
  removedAt: new Date(now + 28.5 * 86_400_000).toISOString(),
  deletedBy: { login: 'mika' },
};

async function renderList(projects: readonly object[]) {
  const { environment, container } = await renderWithRelay<DeletedProjectsScreenQuery>({
    query,
    resolvers: {
      DeletedProjectConnection: () => ({
        edges: projects.map((node) => ({ node })),
        pageInfo: { hasNextPage: false },
      }),
    },
    children: (data) => <DeletedProjectList query={data} />,
  });
  const restore = async (payload: object) => {
    await userEvent.click(screen.getByRole('button', { name: 'Restore Network' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const operation = environment.mock.getMostRecentOperation();
    await act(async () =>
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { RestoreProjectPayload: () => payload }),
      ),
    );
    return operation.request.variables['input'] as object;
  };
  return { container, restore };
}

test('says what a deleted project contains, who deleted it and how long it can be restored', async () => {
  const { container } = await renderList([DELETED_PROJECT]);
  expect(container.querySelector('li')!.textContent).toContain(
    '20,000 issues · deleted 2 days ago by mika · removed permanently in 4 weeks',
  );
});

test('explains the empty list', async () => {
  await renderList([]);
  expect(screen.getByText(/^No deleted projects\./)).toBeTruthy();
});

test('removes a restored project from the list', async () => {
  const { restore } = await renderList([DELETED_PROJECT]);
  const input = await restore({ project: { id: 'P1', key: 'NET', name: 'Network' }, errors: [] });
  expect(input).toMatchObject({ id: 'D1' });
  expect(await screen.findByText(/^No deleted projects\./)).toBeTruthy();
});

test('keeps a project that could not be restored, with the reason', async () => {
  const { restore } = await renderList([DELETED_PROJECT]);
  const message = 'This project was restored already, or can no longer be restored.';
  const error = { __typename: 'FieldError', code: 'NOT_FOUND', message, path: ['id'] };
  await restore({ project: null, errors: [error] });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Restore Network' })).toBeTruthy();
});
