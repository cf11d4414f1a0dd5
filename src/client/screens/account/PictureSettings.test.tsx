import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type AccountScreenQuery } from '../../../../__generated__/AccountScreenQuery.graphql';
import { PICTURE_BYTES_MAX } from '../../../shared/limits';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { PictureSettings } from './PictureSettings';

const USER = { id: 'U1', login: 'mika', name: 'Mika', avatarUrl: null as string | null };
const PICTURE_URL = `/pictures/${'a'.repeat(32)}`;

async function renderPicture(avatarUrl: string | null = null) {
  const { environment } = await renderWithRelay<AccountScreenQuery>({
    query,
    resolvers: { Account: () => ({ id: 'A1', user: { ...USER, avatarUrl } }) },
    children: ({ account }) => (account ? <PictureSettings account={account} /> : null),
  });
  const { mock } = environment;
  const answer = async (saved: string | null, errors: object[] = []) => {
    await waitFor(() =>
      expect(mock.getMostRecentOperation().request.node.operation.name).toBe('ProfileFormMutation'),
    );
    const operation = mock.getMostRecentOperation();
    await act(async () => {
      mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          UpdateProfilePayload: () => ({
            account: errors.length > 0 ? null : { id: 'A1', user: { ...USER, avatarUrl: saved } },
            errors,
          }),
        }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
    return (operation.request.variables as { input: Record<string, unknown> }).input;
  };
  return { answer, hasOperations: () => mock.getAllOperations().length > 0 };
}

const respond = (status: number, body: object) => {
  const fetch = jest.fn(
    async (_url: string, _init: RequestInit) => ({ status, json: async () => body }) as unknown as Response,
  );
  window.fetch = fetch as unknown as typeof window.fetch;
  return fetch;
};
const choose = (file = new File(['pixels'], 'me.png', { type: 'image/png' })) =>
  userEvent.upload(screen.getByLabelText('Picture file'), file);

test('uploads the chosen picture and shows it', async () => {
  const fetch = respond(201, { url: PICTURE_URL });
  const { answer } = await renderPicture();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await choose();
  expect((await answer(PICTURE_URL))['avatarUrl']).toBe(PICTURE_URL);
  expect(fetch.mock.calls[0]![0]).toBe('/pictures');
  expect(document.querySelector('img')?.getAttribute('src')).toBe(PICTURE_URL);
  expect(document.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect(screen.getByRole('button', { name: 'Replace picture' })).toBeTruthy();
});

test('shows why a picture was rejected, keeps the previous one, and accepts another one', async () => {
  const message = 'The file is not a picture. Choose a PNG, JPEG, WebP or GIF image.';
  respond(422, { code: 'VALIDATION_FAILED', message });
  const { answer, hasOperations } = await renderPicture('/pictures/old');
  await choose();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(hasOperations()).toBe(false);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/old');
  respond(201, { url: PICTURE_URL });
  await choose();
  await answer(PICTURE_URL);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a picture that is too large is not sent', async () => {
  const fetch = respond(201, { url: PICTURE_URL });
  await renderPicture();
  await choose(new File([new Uint8Array(PICTURE_BYTES_MAX + 1)], 'me.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The picture is larger than 1 MB.');
  expect(fetch).not.toHaveBeenCalled();
});

test('shows the reason when the server cannot be reached or rejects the change', async () => {
  window.fetch = jest.fn(() => Promise.reject(new TypeError('network')));
  const { answer } = await renderPicture();
  await choose();
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  respond(201, { url: PICTURE_URL });
  await choose();
  const error = {
    __typename: 'FieldError',
    code: 'NOT_FOUND',
    message: 'The picture was not found. Upload it again.',
  };
  await answer(null, [error]);
  expect(screen.getByRole('alert').textContent).toBe(error.message);
});

test('removes the picture and moves the focus to the upload button', async () => {
  const { answer } = await renderPicture(PICTURE_URL);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await answer(null)).toMatchObject({ avatarUrl: null });
  expect(document.querySelector('img')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Upload picture');
});
