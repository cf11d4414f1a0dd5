import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRovingTabStop } from './useRovingTabStop';

function Group({ values }: { values: readonly string[] }) {
  return (
    <>
      <div {...useRovingTabStop('li')}>
        <details open>
          <summary tabIndex={-1}>State</summary>
          <ul>
            {values.map((value) => (
              <li key={value}>
                <button tabIndex={-1}>{value}</button>
                <button tabIndex={-1}>Exclude {value}</button>
              </li>
            ))}
          </ul>
        </details>
        <details open>
          <summary tabIndex={-1}>Label</summary>
          <button tabIndex={-1}>All labels</button>
        </details>
      </div>
      <button>After</button>
    </>
  );
}

const getFocusedText = () => document.activeElement?.textContent;

async function pressAndGetFocusedTexts(...keys: string[]) {
  const texts: (string | null | undefined)[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    texts.push(getFocusedText());
  }
  return texts;
}

test('the group is one tab stop, to which Tab returns', async () => {
  render(<Group values={['Open', 'Closed']} />);
  await userEvent.tab();
  expect(getFocusedText()).toBe('State');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.tab();
  expect(getFocusedText()).toBe('After');
  await userEvent.tab({ shift: true });
  expect(getFocusedText()).toBe('Closed');
});

test('arrow keys move between lines and within them, Home and End to the ends', async () => {
  render(<Group values={['Open', 'Closed']} />);
  await userEvent.tab();
  expect(
    await pressAndGetFocusedTexts(
      'ArrowDown',
      'ArrowRight',
      'ArrowRight',
      'ArrowDown',
      'ArrowRight',
      'ArrowLeft',
    ),
  ).toEqual(['Open', 'Exclude Open', 'Exclude Open', 'Closed', 'Exclude Closed', 'Closed']);
  expect(await pressAndGetFocusedTexts('ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual([
    'Label',
    'All labels',
    'All labels',
  ]);
  expect(await pressAndGetFocusedTexts('Home', 'ArrowUp', 'End')).toEqual(['State', 'State', 'All labels']);
});

test('the left arrow closes a section, whose values are then skipped, and the right arrow opens it', async () => {
  render(<Group values={['Open']} />);
  await userEvent.tab();
  expect(await pressAndGetFocusedTexts('ArrowLeft', 'ArrowDown', 'ArrowUp')).toEqual([
    'State',
    'Label',
    'State',
  ]);
  expect(await pressAndGetFocusedTexts('ArrowRight', 'ArrowDown')).toEqual(['State', 'Open']);
});

test('when the tab stop disappears, the first item is the tab stop', async () => {
  const { rerender } = render(<Group values={['Open', 'Closed']} />);
  screen.getByRole('button', { name: 'Closed' }).focus();
  screen.getByRole('button', { name: 'After' }).focus();
  rerender(<Group values={['Open']} />);
  await Promise.resolve();
  await userEvent.tab({ shift: true });
  expect(getFocusedText()).toBe('State');
});
