import { toGroupByInput, formatIssueGroupHeading } from './grouping';
import { buildIssueListHref, parseIssueListUrl, isSameIssueList } from './issueListUrlState';
import { parseIssueListHref } from './parseIssueListHref';

const parseIssueListUrlSearch = (search: string) => parseIssueListUrl('NET', new URLSearchParams(search));

test('converts an address to a list state and back', () => {
  const href = '/projects/NET/issues?q=is%3Aopen+label%3A%22a+b%22&sort=created-asc';
  const state = parseIssueListUrlSearch(href.slice(href.indexOf('?')));
  expect(state).toEqual({
    projectKey: 'NET',
    query: 'is:open label:"a b"',
    sort: 'created-asc',
    group: null,
    columns: null,
    density: null,
    trees: false,
    collapsed: [],
    savedView: null,
  });
  expect(buildIssueListHref(state)).toBe(href);
});

test('stores in the address whether the list shows trees, which only lists of one project do', () => {
  const state = parseIssueListUrlSearch('?q=crash&trees=1');
  expect(state.trees).toBe(true);
  expect(buildIssueListHref(state)).toBe('/projects/NET/issues?q=crash&trees=1');
  expect(isSameIssueList(state, { ...state, trees: false })).toBe(false);
  expect(parseIssueListUrl(null, new URLSearchParams('trees=1')).trees).toBe(false);
});

test('leaves default values out of the address', () => {
  expect(buildIssueListHref(parseIssueListUrlSearch(''))).toBe('/projects/NET/issues');
  expect(parseIssueListUrlSearch('?sort=toString').sort).toBeNull();
});

test('stores the grouping and the collapsed groups in the address', () => {
  const href = '/projects/NET/issues?group=state&collapsed=Done&collapsed=%22In+progress%22&collapsed=';
  const state = parseIssueListUrlSearch(href.slice(href.indexOf('?')));
  expect(state).toMatchObject({ group: 'state', collapsed: ['Done', '"In progress"', ''] });
  expect(buildIssueListHref(state)).toBe(href);
  expect(isSameIssueList(state, { ...state, collapsed: [] })).toBe(true);
  expect(isSameIssueList(state, { ...state, group: 'type' })).toBe(false);
  expect(buildIssueListHref({ ...state, group: null })).toBe('/projects/NET/issues');
});

test.each([
  ['priority', 'priority', { field: 'PRIORITY' }],
  ['label:component', 'label:component', { field: 'LABEL_SCOPE', labelScope: 'component' }],
  ['label:', null, null],
  ['toString', null, null],
])('parses group=%s', (text, group, groupBy) => {
  const state = parseIssueListUrlSearch(`?group=${text}`);
  expect(state.group).toBe(group);
  expect(toGroupByInput(state.group)).toEqual(groupBy);
});

test('strips the scope from the name of a label group', () => {
  expect(formatIssueGroupHeading('label:component', 'Component::net')).toBe('net');
  expect(formatIssueGroupHeading('label:component', 'No component')).toBe('No component');
  expect(formatIssueGroupHeading('milestone', 'a::b')).toBe('a::b');
});

test('the list of all projects has an address, groups and orders of its own', () => {
  const parse = (search: string) => parseIssueListUrl(null, new URLSearchParams(search));
  const state = parse('q=crash&sort=priority-desc&group=project');
  expect(state).toMatchObject({ projectKey: null, sort: 'priority-desc', group: 'project' });
  const href = '/search?q=crash&sort=priority-desc&group=project';
  expect(buildIssueListHref(state)).toBe(href);
  expect(parseIssueListHref(href)).toEqual(state);
  expect(parseIssueListHref('/projects/N%20T/issues?group=project')).toMatchObject({
    projectKey: 'N T',
    group: null,
  });
  for (const sort of ['title-asc', 'state-desc', 'assignee-asc']) {
    expect(parse(`sort=${sort}`).sort).toBeNull();
    expect(parseIssueListUrlSearch(`?sort=${sort}`).sort).toBe(sort);
  }
});
