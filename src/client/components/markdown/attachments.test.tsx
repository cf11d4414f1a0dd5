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
  expect(field.value).toBe('See ![Uploading a.png…](#uploading)\n![Uploading b.log…](#uploading)');
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

describe('a draft that was restored after a reload during an upload', () => {
  const draft = 'See ![Uploading a.png…](#uploading) and ![Uploading a.png (2)…](#uploading).';

  test('names the files and cannot be sent', () => {
    renderEditor(draft);
    expect(screen.getByRole('list', { name: 'Interrupted uploads' }).children).toHaveLength(2);
    expect(screen.getAllByRole('alert')[0]!.textContent).toMatch(/^The upload was interrupted/);
    expect(getPendingUploadProblem(draft)).toMatch(/^Choose the files of interrupted uploads again/);
  });

  test('a file that is removed leaves the rest of the text', async () => {
    const field = renderEditor(draft);
    for (const [index, expected] of [
      'See  and ![Uploading a.png (2)…](#uploading).',
      'See  and .',
    ].entries()) {
      const buttons = screen.getAllByRole('button', { name: 'Remove a.png' });
      expect(buttons).toHaveLength(2 - index);
      await act(async () => fireEvent.click(buttons[0]!));
      expect(field.value).toBe(expected);
    }
    expect(screen.queryByRole('list', { name: 'Interrupted uploads' })).toBeNull();
    expect(getPendingUploadProblem(field.value)).toBeNull();
  });

  test('a file that is chosen again is uploaded to its place', async () => {
    const field = renderEditor(draft);
    await act(async () => {
      fireEvent.change(screen.getAllByLabelText('a.png: file')[0]!, {
        target: { files: [new File(['x'], 'new.png')] },
      });
      await import('../attachments/AttachmentUploads');
    });
    expect(field.value).toBe(
      'See ![Uploading new.png…](#uploading) and ![Uploading a.png (2)…](#uploading).',
    );
    expect(screen.getByRole('list', { name: 'Interrupted uploads' }).children).toHaveLength(1);
    await requests[0]!.respond(201, answer('new.png', 'image/png'));
    expect(field.value).toBe('See ![new.png](/files/7-a/new.png) and ![Uploading a.png (2)…](#uploading).');
  });

  test('placeholders of other trackers in an imported text are left alone', () => {
    renderEditor('![Uploading image.png…]()');
    expect(screen.queryByRole('list', { name: 'Interrupted uploads' })).toBeNull();
    expect(getPendingUploadProblem('![Uploading image.png…]()')).toBeNull();
  });
});
