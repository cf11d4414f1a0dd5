import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type AccountScreenQuery } from '../../../../__generated__/AccountScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { PersonClaimList } from './PersonClaimList';

const createClaim = (id: string, login: string, state: string, fields: object = {}) => ({
  id,
  state,
  isMoving: false,
  createdAt: new Date().toISOString(),
  decidedAt: null,
  person: { id: `U-${login}`, login },
  ...fields,
});

const renderList = (personClaims: readonly object[]) =>
  renderWithRelay<AccountScreenQuery>({
    query,
    resolvers: { Account: () => ({ id: 'A1', personClaims }) },
    children: ({ account }) => <PersonClaimList account={account!} />,
  });

test('shows the state of each claim, with a button that cancels an open one', async () => {
  const { environment } = await renderList([
    createClaim('C2', 'grace', 'OPEN'),
    createClaim('C1', 'ada', 'APPROVED', { isMoving: true, decidedAt: new Date().toISOString() }),
  ]);
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]!.textContent).toContain('Waiting for an administrator');
  expect(rows[1]!.textContent).toContain('issues and comments are being moved to your account');
  expect(within(rows[1]!).queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel claim to be grace' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel claim' }),
  );
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toMatchObject({ input: { id: 'C2' } });
  await act(async () => {
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        CancelPersonClaimPayload: () => ({
          claim: { id: 'C2', state: 'CANCELED', person: { id: 'U-grace', login: 'grace' } },
          errors: [],
        }),
      }),
    );
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getAllByRole('listitem')[0]!.textContent).toContain('Canceled');
  expect(screen.queryByRole('button', { name: /^Cancel claim/ })).toBeNull();
});

test('shows nothing without claims', async () => {
  await renderList([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
