import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OptionPicker } from './OptionPicker';

const NO_MILESTONE_OPTION = { id: 'none', label: 'No milestone' };

/** Types into a picker while its options are being fetched, then delivers them. Returns the chosen ids. */
async function typeAndGetChosenOptionIds(text: string, ...fetched: string[]) {
  const onChoose = jest.fn();
  function FetchingPicker() {
    const [labels, setLabels] = useState<string[] | null>(null);
    const options = (labels ?? ['20.0', '20.1']).map((label) => ({ id: label, label }));
    return (
      <>
        <button onClick={() => setLabels(fetched)}>Deliver</button>
        <OptionPicker
          label="Milestone"
          options={[...options, NO_MILESTONE_OPTION]}
          selected={[]}
          pending={labels === null}
          onType={() => {}}
          onChoose={onChoose}
        />
      </>
    );
  }
  render(<FetchingPicker />);
  await userEvent.type(screen.getByRole('searchbox'), text);
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Deliver' }));
  return onChoose.mock.calls.flat() as string[];
}

test('Enter before the options are fetched chooses the first one when they arrive', async () => {
  expect(await typeAndGetChosenOptionIds('19{Enter}', '19.1', '19.0')).toEqual(['19.1']);
});

test('Enter chooses for the text before it when the user types on', async () => {
  expect(await typeAndGetChosenOptionIds('19{Enter}.', '19.1', '19.0')).toEqual(['19.1']);
});

test('does not choose an option such as “No milestone” that does not match the text', async () => {
  expect(await typeAndGetChosenOptionIds('zoo{Enter}')).toEqual([]);
});

test('filters by the best match: exact, start, start of a word, any part', async () => {
  const options = ['Low', 'Not below', 'Below', 'Lower'].map((label) => ({ id: label, label }));
  render(<OptionPicker label="Priority" options={options} selected={['Below']} onChoose={() => {}} />);
  // The selected option of a single choice is highlighted first.
  expect(document.querySelector('[role=option][data-focused]')?.textContent).toBe('Below');
  await userEvent.type(screen.getByRole('searchbox'), 'low');
  const texts = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(texts).toEqual(['Low', 'Lower', 'Not below', 'Below']);
});

test('shows options in sections under their headings', () => {
  const options = [
    { id: 'a', label: 'crash', section: 'Likely' },
    { id: 'b', label: 'leak', section: 'Recent' },
    { id: 'c', label: 'hang', section: 'Recent' },
  ];
  render(
    <OptionPicker
      label="Labels"
      multiple
      options={options}
      selected={[]}
      highlighted="b"
      onChoose={() => {}}
    />,
  );
  const groups = screen.getAllByRole('group').map(({ textContent }) => textContent);
  expect(groups).toEqual(['Likelycrash', 'Recentleakhang']);
  expect(document.querySelector('[role=option][data-focused]')?.textContent).toBe('leak');
});
