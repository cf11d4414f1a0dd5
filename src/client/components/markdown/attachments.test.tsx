import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { getPendingUploadProblem } from '../attachments/pendingUploads';
import { MarkdownEditor } from './MarkdownEditor';

/** Requests of the test, newest last. */
const requests: TestRequest[] = [];

class TestRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  response: unknown = null;
  isAborted = false;
  constructor() {
    requests.push(this);
  }
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {
    this.isAborted = true;
  }
  async respond(status: number, response: unknown): Promise<void> {
    Object.assign(this, { status, response });
    await act(async () => this.onload?.());
  }
}

const real = window.XMLHttpRequest;
beforeEach(() => {
  requests.length = 0;
  window.XMLHttpRequest = TestRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  window.XMLHttpRequest = real;
});

function renderEditor(initial: string): HTMLTextAreaElement {
  function TestEditor() {
    const [text, setText] = useState(initial);
    return (
      <MarkdownEditor projectKey="NET" label="Comment" text={text} onTextChange={setText} onSubmit={() => {}}>
        {null}
      </MarkdownEditor>
    );
  }
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <MemoryRouter>
        <TestEditor />
      </MemoryRouter>
    </RelayEnvironmentProvider>,
  );
  return screen.getByRole('textbox');
}

const paste = (field: HTMLElement, ...names: string[]) =>
  act(async () => {
    const files = names.map((name) => new File(['x'], name));
    fireEvent.paste(field, { clipboardData: { files, types: ['Files'] } });
    // The code of uploads is loaded with the first file.
    await import('../attachments/AttachmentUploads');
  });
const answer = (name: string, type: string) => ({ url: `/files/7-a/${name}`, name, size: 1, type });

test('files that are pasted together are uploaded together; each placeholder becomes a link', async () => {
  const field = renderEditor('See ');
  field.setSelectionRange(4, 4);
  await paste(field, 'a.png', 'b.log');
  expect(field.value).toBe('See ![Uploading a.png…]()\n![Uploading b.log…]()');
  expect(getPendingUploadProblem(field.value)).toMatch(/^Wait until/);
  await requests[1]!.respond(201, answer('b.log', 'text/plain'));
  await requests[0]!.respond(201, answer('a.png', 'image/png'));
  expect(field.value).toBe('See ![a.png](/files/7-a/a.png)\n[b.log](/files/7-a/b.log)');
  expect(getPendingUploadProblem(field.value)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a failed upload shows its error and can be retried or removed', async () => {
  const field = renderEditor('');
  await paste(field, 'a.png');
  await requests[0]!.respond(413, { code: 'LIMIT_EXCEEDED', message: 'a.png is larger than 25 MB.' });
  expect(screen.getByRole('alert').textContent).toBe('a.png is larger than 25 MB.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry a.png' })));
  await act(async () => requests[1]!.onerror?.());
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be reached/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove a.png' })));
  expect(field.value).toBe('');
});

test('a canceled upload is aborted and leaves no placeholder', async () => {
  const field = renderEditor('Text ');
  field.setSelectionRange(5, 5);
  await paste(field, 'a.png');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel a.png' })));
  expect([field.value, requests[0]!.isAborted]).toEqual(['Text ', true]);
});
