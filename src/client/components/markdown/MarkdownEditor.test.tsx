import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import {
  ServerReachabilityContext,
  type ServerReachabilityTracker,
} from '../../relay/network/ServerReachabilityTracker';
import { MarkdownEditor } from './MarkdownEditor';

const silenceConsoleErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});

function renderMarkdownEditor({ isOnline = true } = {}) {
  const environment = createMockEnvironment();
  const tracker = {
    isOnline: () => isOnline,
    subscribe: () => () => {},
  } as unknown as ServerReachabilityTracker;
  function TestEditor() {
    const [text, setText] = useState('');
    return (
      <MarkdownEditor projectKey="NET" label="Comment" text={text} onTextChange={setText} onSubmit={() => {}}>
        {null}
      </MarkdownEditor>
    );
  }
  render(
    <RelayEnvironmentProvider environment={environment}>
      <ServerReachabilityContext value={tracker}>
        <MemoryRouter>
          <TestEditor />
        </MemoryRouter>
      </ServerReachabilityContext>
    </RelayEnvironmentProvider>,
  );
  return environment;
}

async function openPreview() {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '**bold**' } });
  jest.useFakeTimers();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await jest.advanceTimersByTimeAsync(200);
  });
  jest.useRealTimers();
}

test('a preview that fails shows the error; Retry renders it again', async () => {
  const environment = renderMarkdownEditor();
  await openPreview();
  const silenced = silenceConsoleErrors();
  await act(async () =>
    environment.mock.rejectMostRecentOperation(new Error('The server failed with status 500.')),
  );
  silenced.mockRestore();
  expect(screen.getByRole('alert').textContent).toContain('The server failed with status 500.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { project: { id: 'p', renderMarkdown: '<p><strong>bold</strong></p>' } },
    }),
  );
  expect((await screen.findByText('bold')).tagName).toBe('STRONG');
});

test('a preview without a connection says what it waits for', async () => {
  renderMarkdownEditor({ isOnline: false });
  await openPreview();
  expect(screen.getByRole('status').textContent).toBe(
    'Connection lost. The preview appears when the server can be reached.',
  );
});

const getField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });

test('shows the toolbar when the field is used; its buttons change the selected text', async () => {
  renderMarkdownEditor();
  expect(screen.queryByRole('toolbar')).toBeNull();
  await userEvent.type(getField(), 'one two');
  await screen.findByRole('toolbar', { name: 'Comment: formatting' });
  getField().setSelectionRange(4, 7);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(getField().value).toBe('one **two**');
  expect(document.activeElement).toBe(getField());
  await userEvent.click(screen.getByRole('button', { name: 'Task list' }));
  expect(getField().value).toBe('- [ ] one **two**');
});

test('a key typed before the toolbar is loaded has its effect afterwards, before the text typed after it', async () => {
  renderMarkdownEditor();
  await userEvent.type(getField(), '{Control>}b{/Control}bold');
  expect(await screen.findByDisplayValue('**bold**')).toBeTruthy();
});

test('Enter continues a list, Tab leaves the field', async () => {
  renderMarkdownEditor();
  await userEvent.type(getField(), '- one');
  await screen.findByRole('toolbar');
  await userEvent.type(getField(), '{Enter}two');
  expect(getField().value).toBe('- one\n- two');
  await userEvent.tab();
  expect(document.activeElement).not.toBe(getField());
});

test('an address pasted over selected text makes it a link', async () => {
  renderMarkdownEditor();
  await userEvent.type(getField(), 'the log');
  await screen.findByRole('toolbar');
  getField().setSelectionRange(4, 7);
  await userEvent.paste('https://a.example/log');
  expect(getField().value).toBe('the [log](https://a.example/log)');
});
