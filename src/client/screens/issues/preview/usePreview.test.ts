import { formatPreviewedIssue, parsePreviewedIssueKey } from './usePreview';

const parse = (text: string, projectKey: string | null) =>
  parsePreviewedIssueKey(new URLSearchParams({ peek: text }), projectKey);

test('the URL has the number of the issue in the list of a project, and its key in the list of all projects', () => {
  for (const projectKey of ['NET', null]) {
    expect(parse(formatPreviewedIssue('NET-12', projectKey), projectKey)).toBe('NET-12');
  }
  expect(formatPreviewedIssue('NET-12', 'NET')).toBe('12');
  expect(formatPreviewedIssue('NET-12', null)).toBe('NET-12');
});

test.each([
  ['', 'NET'],
  ['0', 'NET'],
  ['x', 'NET'],
  ['GFX-1', 'NET'],
  ['12', null],
  ['-12', null],
  ['NET-', null],
])('%p names no issue in the list of %p', (text, projectKey) => {
  expect(parse(text, projectKey)).toBeNull();
  expect(parsePreviewedIssueKey(new URLSearchParams(), projectKey)).toBeNull();
});
