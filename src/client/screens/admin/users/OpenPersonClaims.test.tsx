import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type UsersScreenQuery } from '../../../../../__generated__/UsersScreenQuery.graphql';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { OpenPersonClaims } from './OpenPersonClaims';

const createClaim = (id: string, login: string) => ({
  node: {
    id,
    system: 'github',
    createdAt: new Date().toISOString(),
    claimant: { id: `U-${login}`, login, name: login.toUpperCase() },
    person: { id: 'U9', login: 'ada', name: 'ada' },
  },
});

async function renderClaims(edges: readonly object[]) {
  const { environment } = await renderWithRelay<UsersScreenQuery>({
    query,
    variables: { matching: '' },
    resolvers: {
      UserConnection: () => ({ totalCount: 0, edges: [] }),
      PersonClaimConnection: () => ({ edges, pageInfo: { hasNextPage: false } }),
    },
    children: (data) => <OpenPersonClaims query={data} />,
  });
  const decide = async (button: string, confirm: string, resolvers: MockPayloadGenerator.MockResolvers) => {
    await userEvent.click(screen.getByRole('button', { name: button }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: confirm }));
    const operation = environment.mock.getMostRecentOperation();
    await act(async () => {
      environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers));
      await new Promise((resolve) => setTimeout(resolve));
    });
    return operation.request.variables['input'] as object;
  };
  return { decide };
}

test('an approved claim and the declined ones to the same person leave the list', async () => {
  const { decide } = await renderClaims([createClaim('C1', 'mel'), createClaim('C2', 'zoe')]);
  expect(screen.getByText('mel claims to be ada')).toBeTruthy();
  const input = await decide('Approve mel’s claim to be ada', 'Approve', {
    ApprovePersonClaimPayload: () => ({
      claim: { id: 'C1', state: 'APPROVED' },
      declinedClaims: [{ id: 'C2', state: 'DECLINED' }],
      errors: [],
    }),
  });
  expect(input).toMatchObject({ id: 'C1' });
  expect(screen.queryByRole('heading', { name: 'Claims for imported people' })).toBeNull();
});

test('a declined claim leaves the list, and the others stay', async () => {
  const { decide } = await renderClaims([createClaim('C1', 'mel'), createClaim('C2', 'zoe')]);
  await decide('Decline mel’s claim to be ada', 'Decline', {
    DeclinePersonClaimPayload: () => ({ claim: { id: 'C1', state: 'DECLINED' }, errors: [] }),
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('zoe claims to be ada'),
  ]);
});

test('a claim that could not be decided stays in the list, with the reason', async () => {
  const { decide } = await renderClaims([createClaim('C1', 'mel')]);
  const message = 'The claim has been canceled already.';
  await decide('Approve mel’s claim to be ada', 'Approve', {
    ApprovePersonClaimPayload: () => ({
      claim: null,
      declinedClaims: [],
      errors: [{ __typename: 'FieldError', code: 'VALIDATION_FAILED', message, path: ['id'] }],
    }),
  });
  expect(within(screen.getByRole('alertdialog')).getByText(message)).toBeTruthy();
  expect(screen.getByText('mel claims to be ada')).toBeTruthy();
});

test('shows nothing without claims', async () => {
  await renderClaims([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
