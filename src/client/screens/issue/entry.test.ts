import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { linkStoredIssueToScreenQuery } from './entry';

function createEnvironmentWithIssue(fields: Record<string, string | readonly string[]>) {
  const environment = createMockEnvironment();
  commitLocalUpdate(environment, (store) => {
    store.getRoot().setLinkedRecord(store.create('P1', 'Project'), 'project', { key: 'NET' });
    const issue = store.create('I7', 'Issue');
    for (const [name, value] of Object.entries(fields)) issue.setValue(value, name);
  });
  const findLinkedIssueId = (number: number): string | undefined => {
    let id: string | undefined;
    commitLocalUpdate(environment, (store) => {
      id = store
        .getRoot()
        .getLinkedRecord('project', { key: 'NET' })
        ?.getLinkedRecord('issue', { number })
        ?.getDataID();
    });
    return id;
  };
  return { environment, findLinkedIssueId };
}

test('links an issue that a list has loaded to the number by which its screen reads it', () => {
  const row = { key: 'NET-7', priority: 'LOW', viewerCan: [] };
  const { environment, findLinkedIssueId } = createEnvironmentWithIssue(row);
  expect(linkStoredIssueToScreenQuery(environment, 'NET', 7)).toBe(true);
  expect(findLinkedIssueId(7)).toBe('I7');
});

test('an issue without the fields of a row is linked, but not shown before its response', () => {
  const { environment, findLinkedIssueId } = createEnvironmentWithIssue({ key: 'NET-7' });
  expect(linkStoredIssueToScreenQuery(environment, 'NET', 7)).toBe(false);
  expect(findLinkedIssueId(7)).toBe('I7');
});

test('an issue that is not in the store is not linked', () => {
  const { environment, findLinkedIssueId } = createEnvironmentWithIssue({ key: 'NET-7', priority: 'LOW' });
  expect(linkStoredIssueToScreenQuery(environment, 'NET', 70)).toBe(false);
  expect(linkStoredIssueToScreenQuery(environment, 'NE', 7)).toBe(false);
  expect(findLinkedIssueId(70)).toBeUndefined();
});

test('a link that the server has answered is kept', () => {
  const row = { key: 'NET-7', priority: 'LOW', viewerCan: [] };
  const { environment, findLinkedIssueId } = createEnvironmentWithIssue(row);
  commitLocalUpdate(environment, (store) => {
    store.get('P1')!.setLinkedRecord(store.create('I8', 'Issue'), 'issue', { number: 7 });
  });
  linkStoredIssueToScreenQuery(environment, 'NET', 7);
  expect(findLinkedIssueId(7)).toBe('I8');
});
