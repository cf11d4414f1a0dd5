import { findCompletionTrigger } from './findCompletionTrigger';

/** Returns the trigger at the `|` of a text: its kind, the replaced text, and the text that is searched for. */
function complete(marked: string) {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const trigger = findCompletionTrigger(text, caret);
  return trigger && [trigger.kind, text.slice(trigger.from, trigger.to), trigger.typed, trigger.projectKey];
}

test.each([
  ['@|', ['person', '@', '', null]],
  ['thanks @mi|', ['person', '@mi', 'mi', null]],
  ['(@mi|', ['person', '@mi', 'mi', null]],
  ['@mi|ka', ['person', '@mi', 'mi', null]],
  ['see #|', ['issue', '#', '', null]],
  ['see #12|', ['issue', '#12', '12', null]],
  ['see #crash on|', ['issue', '#crash on', 'crash on', null]],
  ['see NET-|', ['issue', 'NET-', '', 'NET']],
  ['see NET-12|', ['issue', 'NET-12', '12', 'NET']],
  ['see NET-leak|', ['issue', 'NET-leak', 'leak', 'NET']],
  ['so :smi|', ['emoji', ':smi', 'smi', null]],
  ['so :+1|', ['emoji', ':+1', '+1', null]],
])('completes %j', (text, expected) => {
  expect(complete(text)).toEqual(expected);
});

test.each([
  'a@b|',
  '@scope/na|',
  '@mika |',
  '# Heading|',
  '## |',
  'a#12|',
  '#12 |',
  'note: |',
  ':D|',
  'std::ke|',
  'http://a|',
  '12:30:45|',
  '`@mi|',
  '```\n@mi|',
  'x@mi\n|',
])('completes nothing in %j', (text) => {
  expect(complete(text)).toBeNull();
});
