import type { FacetField } from '../../../../../__generated__/FacetPanel_facet.graphql';
import { findFacet, sortFacetValues } from './facets';

const sort = (field: FacetField, labels: readonly string[], states: readonly string[] = []) =>
  sortFacetValues(
    findFacet(field)!,
    labels.map((label) => ({ label })),
    states,
  ).map(({ label }) => label);

test('sorts priorities from the most urgent one, and states and categories in workflow order', () => {
  expect(sort('PRIORITY', ['low', 'urgent', 'high'])).toEqual(['urgent', 'high', 'low']);
  expect(sort('STATE', ['Done', 'Backlog'], ['Backlog', 'Done'])).toEqual(['Backlog', 'Done']);
  expect(sort('CATEGORY', ['done', 'triage'])).toEqual(['triage', 'done']);
});

test('keeps the order of the server for other facets', () => {
  expect(sort('LABEL', ['b', 'a'])).toEqual(['b', 'a']);
  expect(sort('TYPE', ['task', 'bug'])).toEqual(['task', 'bug']);
});

test('takes title and filter of a facet from the definition of its field', () => {
  expect(findFacet('ASSIGNEE')).toMatchObject({ title: 'Assignee', filter: 'assignee' });
  expect(findFacet('LABEL')).toMatchObject({ title: 'Label', filter: 'label' });
});
