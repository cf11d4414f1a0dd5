import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { LiveMarkdownPreview, useLiveMarkdownPreview } from './LiveMarkdownPreview';
import { MarkdownEditor } from './MarkdownEditor';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderEditorWithLivePreview() {
  const environment = createMockEnvironment();
  function TestEditor() {
    const [text, setText] = useState('');
    const preview = useLiveMarkdownPreview('NET');
    return (
      <MarkdownEditor
        projectKey="NET"
        label="Description"
        text={text}
        onTextChange={(next) => {
          setText(next);
          preview.update(next);
        }}
        onSubmit={() => {}}
        livePreview={<LiveMarkdownPreview preview={preview} />}
      >
        {null}
      </MarkdownEditor>
    );
  }
  render(
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter>
        <TestEditor />
      </MemoryRouter>
    </RelayEnvironmentProvider>,
  );
  const { mock } = environment;
  const requestedTexts = () =>
    mock.getAllOperations().map(({ request }) => request.variables['text'] as string);
  const answer = (renderMarkdown: string) =>
    act(async () => mock.resolveMostRecentOperation({ data: { project: { id: 'P1', renderMarkdown } } }));
  return { mock, requestedTexts, answer };
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const pause = () => act(async () => void (await jest.advanceTimersByTimeAsync(400)));

test('requests one preview after a pause in typing, and aborts it when the text changes', async () => {
  const { requestedTexts } = renderEditorWithLivePreview();
  type('*a');
  type('*a*');
  expect(requestedTexts()).toEqual([]);
  await pause();
  expect(requestedTexts()).toEqual(['*a*']);
  type('*ab*');
  await pause();
  expect(requestedTexts()).toEqual(['*ab*']);
});

test('keeps the previous preview until the next one has been rendered', async () => {
  const { answer } = renderEditorWithLivePreview();
  type('one');
  await pause();
  await answer('<p>one</p>');
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toBe('one');
  type('two');
  await pause();
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toBe('one');
  await answer('<p>two</p>');
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toBe('two');
});

test('has no Preview button, and requests nothing for an empty text', async () => {
  const { requestedTexts } = renderEditorWithLivePreview();
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  type('   ');
  await pause();
  expect(requestedTexts()).toEqual([]);
  screen.getByText('The preview appears here as you type.');
});
