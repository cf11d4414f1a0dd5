import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OptionPicker } from './OptionPicker';

const NONE = { id: 'none', label: 'No milestone' };

/** Types into a picker whose options are on their way, then lets them come. */
async function chosen(text: string, ...coming: string[]) {
  const onChoose = jest.fn();
  function Asking() {
    const [labels, setLabels] = useState<string[] | null>(null);
    const options = (labels ?? ['20.0', '20.1']).map((label) => ({ id: label, label }));
    return (
      <>
        <button onClick={() => setLabels(coming)}>Answer</button>
        <OptionPicker
          label="Milestone"
          options={[...options, NONE]}
          selected={[]}
          pending={labels === null}
          onType={() => {}}
          onChoose={onChoose}
        />
      </>
    );
  }
  render(<Asking />);
  await userEvent.type(screen.getByRole('searchbox'), text);
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  return onChoose.mock.calls.flat() as string[];
}

test('Enter before the options are there chooses the first one when they come', async () => {
  expect(await chosen('19{Enter}', '19.1', '19.0')).toEqual(['19.1']);
});

test('it chooses nothing once one went on typing', async () => {
  expect(await chosen('19{Enter}.', '19.1')).toEqual([]);
});

test('a way out is not what was meant', async () => {
  expect(await chosen('zoo{Enter}')).toEqual([]);
});
