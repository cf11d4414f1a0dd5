import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { MARKDOWN_TEXT_LENGTH_MAX } from '../../../shared/limits';
import { getIssueTitleProblem } from '../../../shared/validation/texts';
import { getScreenReaderAnnouncement } from '../announce';
import { Form } from './Form';
import { TextArea, TextField } from './TextField';

interface TestFormProps {
  title: string;
  text?: string;
  onSubmit: () => void;
}

function TestForm({ onSubmit, ...initial }: TestFormProps) {
  const [title, setTitle] = useState(initial.title);
  const [text, setText] = useState(initial.text ?? '');
  return (
    <Form label="Test" submit="Send" sending={false} error={undefined} onSubmit={onSubmit}>
      <TextField label="Title" value={title} onValueChange={setTitle} maxLength={256} />
      <TextArea label="Text" value={text} onValueChange={setText} maxLength={MARKDOWN_TEXT_LENGTH_MAX} />
    </Form>
  );
}

const getField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a text beyond the limit stays whole, and the form is sent only once it fits', async () => {
  const onSubmit = jest.fn();
  const { container } = render(<TestForm title="A title" onSubmit={onSubmit} />);
  getField('Text').focus();
  await userEvent.paste('x'.repeat(133_907));
  expect(getField('Text').value).toHaveLength(133_907);
  const message = '68,371 characters too many. The limit is 65,536.';
  expect(getField('Text').getAttribute('aria-invalid')).toBe('true');
  expect(container.querySelector(`[id="${getField('Text').getAttribute('aria-describedby')}"]`)).toBe(
    screen.getByText(message),
  );
  await waitFor(() => expect(getScreenReaderAnnouncement()).toBe(message), { timeout: 5_000 });
  getField('Title').focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(getField('Text'));
  await userEvent.clear(getField('Text'));
  expect(screen.queryByText(message)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a field counts what the server counts: UTF-16 code units without surrounding white space', () => {
  const part = fc.constantFrom('a', 'é', ' ', '\u{1F600}', '漢');
  const title = fc.array(part, { minLength: 200, maxLength: 300 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(title, (text) => {
      const { unmount } = render(<TestForm title={text} onSubmit={() => undefined} />);
      expect(getField('Title').value).toBe(text);
      const isInvalid = getField('Title').getAttribute('aria-invalid') === 'true';
      const excess = text.trim().length - 256;
      expect(isInvalid).toBe(getIssueTitleProblem(text) !== null);
      expect(screen.queryByText(/too many/)?.textContent).toBe(
        excess > 0
          ? `${excess} ${excess === 1 ? 'character' : 'characters'} too many. The limit is 256.`
          : undefined,
      );
      unmount();
    }),
    // Shrinking a failure would render for minutes, without a time limit.
    { numRuns: 30, endOnFailure: true },
  );
});
