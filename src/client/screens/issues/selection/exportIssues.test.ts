import { parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { buildCsvExportHref, downloadListAsCsv, downloadProjectAsNdjson } from './exportIssues';

const parse = (search: string) => parseIssueListUrl('NET', new URLSearchParams(search));
const parametersOf = (href: string) => Object.fromEntries(new URL(href, 'http://localhost').searchParams);

test('the export of a list has its query, its sort order and its visible columns', () => {
  const list = parse('q=is:open label:"a,b"&sort=created-asc&columns=due.milestone-180.label_component-120');
  const href = buildCsvExportHref('NET', list);
  expect(href).toMatch(/^\/export\/NET\.csv\?/);
  expect(parametersOf(href)).toEqual({
    columns: 'key,title,state,type,priority,labels,due,milestone,label_component',
    q: 'is:open label:"a,b"',
    sort: 'created-asc',
  });
});

test('the export of a list without chosen columns has the default ones', () => {
  expect(parametersOf(buildCsvExportHref('NET', parse('')))).toEqual({
    columns: 'key,title,state,type,priority,labels,comments,assignees,updated',
  });
});

test('exports are downloaded without leaving the page', () => {
  const links: HTMLAnchorElement[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this);
  });
  downloadProjectAsNdjson('NET');
  downloadListAsCsv('NET', parse(''));
  click.mockRestore();
  expect(links.map((link) => link.getAttribute('href')!.split('?')[0])).toEqual([
    '/export/NET.ndjson',
    '/export/NET.csv',
  ]);
  expect(links.every((link) => link.hasAttribute('download'))).toBe(true);
});
