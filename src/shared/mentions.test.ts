import { parseMentionedLogins } from './mentions';

it.each([
  ['@mika and @Dana-B: look', ['mika', 'dana-b']],
  ['thanks @mika, @mika!', ['mika']],
  ['(@mika) "@dana".', ['mika', 'dana']],
  ['mail a@example.org', []],
  ['the package @scope/name', []],
  ['@x', []],
  ['@@mika', []],
  ['/@mika', []],
  ['a.@mika', []],
  ['', []],
])('mentionedLogins(%j) returns %j', (text, logins) => {
  expect([...parseMentionedLogins(text)]).toEqual(logins);
});
