import { getPageQuery } from './pageQueries';

const getPageQueryOf = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return getPageQuery(pathname, new URLSearchParams(search));
};

test('the list requests the first page of the list in its address', () => {
  expect(getPageQueryOf('/projects/N%20T/issues/?q=+is%3Aopen+&sort=created-asc&group=label%3Aarea')).toEqual(
    {
      operationName: 'ListedIssuesQuery',
      variables: {
        inProject: true,
        projectKey: 'N T',
        query: 'is:open',
        orderBy: { field: 'CREATED_AT', direction: 'ASC' },
        groupBy: { field: 'LABEL_SCOPE', labelScope: 'area' },
        trees: false,
        byState: false,
        hasColors: true,
        first: 50,
        anchorId: null,
      },
    },
  );
});

test('a list with trees requests its first page at the top level', () => {
  expect(getPageQueryOf('/projects/NET/issues?trees=1')).toMatchObject({
    operationName: 'ListedIssuesQuery',
    variables: { projectKey: 'NET', query: '', trees: true, first: 50 },
  });
});

test('the page of all issues contains its first rows', () => {
  expect(getPageQueryOf('/search?q=+is%3Aopen+&sort=title-asc&group=project')).toEqual({
    operationName: 'ListedIssuesQuery',
    variables: {
      inProject: false,
      projectKey: null,
      query: 'is:open',
      orderBy: null,
      groupBy: { field: 'PROJECT' },
      trees: false,
      byState: false,
      hasColors: false,
      first: 50,
      anchorId: null,
    },
  });
  expect(getPageQueryOf('/search/?group=state&sort=priority-asc')?.variables).toMatchObject({
    orderBy: { field: 'PRIORITY', direction: 'ASC' },
    hasColors: true,
  });
});

test('an issue page requests its issue, and the timeline around a linked comment', () => {
  expect(getPageQueryOf('/projects/NET/issues/12')).toEqual({
    operationName: 'IssueScreenQuery',
    variables: { key: 'NET', number: 12, around: null, hasAround: false },
  });
  expect(getPageQueryOf('/projects/NET/issues/12?around=x')?.variables).toMatchObject({
    around: 'x',
    hasAround: true,
  });
});

test.each([
  '/',
  '/projects',
  '/projects/NET',
  '/projects/NET/issues/0',
  '/projects/NET/issues/12/x',
  '/issues',
])('the page %s is sent without data', (address) => expect(getPageQueryOf(address)).toBeNull());
