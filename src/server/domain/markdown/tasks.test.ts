import fc from 'fast-check';
import { renderMarkdown } from './renderMarkdown';
import { countTasks, findTasks, setTaskInText } from './tasks';
import { TEST_REFERENCE_TARGETS } from './testReferenceTargets';

const TEXT = `# Release
- [ ] build
  1. [x] Linux
  2. [ ] macOS
- [ ] test
  - [ ] macOS

\`\`\`
- [ ] code
\`\`\`
    - [ ] indented code

> - [ ] quoted

Inline \`- [ ] code\`, and [ ] no item.

* [X] ship
+ [ ]no space
`;

/** Lines that Markdown may or may not render as tasks. */
const arbitraryLine = fc
  .tuple(
    fc.constantFrom('', '', '  ', '    ', '\t', '> ', '>', '[^1]: '),
    fc.constantFrom('- ', '* ', '1. ', '- - ', '- 2) ', '-', '', '# '),
    fc.constantFrom(
      '[ ] ',
      '[x] ',
      '[X] ',
      '[ ]',
      '[x](a) ',
      '[x]: http://a.b ',
      '[ ]\\',
      '\\[ ] ',
      '`[ ] ',
      '[^1] ',
      '',
    ),
    fc.constantFrom(
      'a',
      'http://example.org/[x]',
      '**b**',
      '@mika #3',
      '',
      '```',
      '<b>[ ] c',
      '| a |',
      ':tada: [ ] d',
    ),
  )
  .map((parts) => parts.join(''));

/** The lines of the text that differ after each of its tasks was changed, one at a time. */
function changeEachTask(text: string): string[] {
  return findTasks(text).map(({ id, isDone }) => {
    const changed = setTaskInText(text, id, !isDone)!.split('\n');
    const lines = text.split('\n').flatMap((line, index) => (line === changed[index] ? [] : changed[index]!));
    expect(lines).toHaveLength(1);
    return lines[0]!;
  });
}

describe('tasks of a text', () => {
  it('finds boxes at the start of list items outside of code and quotes', () => {
    expect(changeEachTask(TEXT)).toEqual([
      '- [x] build',
      '  1. [ ] Linux',
      '  2. [x] macOS',
      '- [x] test',
      '  - [x] macOS',
      '* [ ] ship',
    ]);
  });

  it('returns the ids of the rendered checkboxes, in the same order', () => {
    const ids = [...renderMarkdown(TEXT, TEST_REFERENCE_TARGETS).matchAll(/data-task="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(ids).toEqual(findTasks(TEXT).map(({ id }) => id));
  });

  it('finds the same tasks as the renderer in random texts', () => {
    fc.assert(
      fc.property(fc.array(arbitraryLine, { maxLength: 12 }), (lines) => {
        const text = lines.join('\n');
        const html = renderMarkdown(text, TEST_REFERENCE_TARGETS);
        const boxes = [...html.matchAll(/<input[^>]*data-task="([^"]+)"[^>]*>/g)];
        expect(findTasks(text).map(({ id }) => id)).toEqual(boxes.map(([, id]) => id));
        expect(countTasks(text)).toEqual({
          task_count: boxes.length,
          completed_task_count: boxes.filter(([box]) => box.includes('checked')).length,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('counts no tasks in a text that is too long to be rendered as Markdown', () => {
    const text = '- [ ] a\n'.repeat(16_384);
    expect(countTasks(text)).toEqual({ task_count: 16_384, completed_task_count: 0 });
    expect(countTasks(`${text}b`)).toEqual({ task_count: 0, completed_task_count: 0 });
  });

  it('finds tasks with Windows line breaks and within nested list markers', () => {
    expect(setTaskInText('a\r\n\r\n- [ ] one\r\n- [ ] two', findTasks('- [ ] two')[0]!.id, true)).toBe(
      'a\r\n\r\n- [ ] one\r\n- [x] two',
    );
    const nested = '- 1. [ ] deep';
    expect(setTaskInText(nested, findTasks(nested)[0]!.id, true)).toBe('- 1. [x] deep');
  });

  it('finds a task again after the text around it has changed', () => {
    const [, linux] = findTasks(TEXT);
    const changed = TEXT.replace('- [ ] build', '- [ ] prepare\n- [ ] build').replace('ship', 'deliver');
    expect(setTaskInText(changed, linux!.id, false)).toBe(changed.replace('[x] Linux', '[ ] Linux'));
  });

  it('does not find a task if its text, its parent or the number of equal tasks has changed', () => {
    const [, linux, macOS] = findTasks(TEXT);
    expect(setTaskInText(TEXT.replace('Linux', 'Debian'), linux!.id, false)).toBeNull();
    expect(setTaskInText(TEXT.replace('build', 'compile'), linux!.id, false)).toBeNull();
    expect(
      setTaskInText(TEXT.replace('2. [ ] macOS', '2. [ ] macOS\n  3. [ ] macOS'), macOS!.id, true),
    ).toBeNull();
    const equal = '- [ ] a\n- [ ] a';
    const [first] = findTasks(equal);
    expect(setTaskInText('- [ ] a', first!.id, true)).toBeNull();
    expect(setTaskInText(equal, first!.id, true)).toBe('- [x] a\n- [ ] a');
  });

  it('ignores task ids in raw HTML', () => {
    const [{ id } = { id: '' }] = findTasks('- [ ] a');
    const html = renderMarkdown(
      `<input type="checkbox" data-task="${id}"> <INPUT DATA-TASK='${id}' type=checkbox>`,
      TEST_REFERENCE_TARGETS,
    );
    expect(html).not.toContain('data-task');
  });
});
