import { commitLocalUpdate, type DataID, type IEnvironment } from 'relay-runtime';

/**
 * Links an issue in Relay's store to the field `issue(number:)` that the issue screen reads, so that the screen renders
 * fields loaded by a list before its own response arrives. The link is necessary because the store finds records only
 * by global id.
 *
 * @returns whether the store has all fields that a list row selects
 */
export function linkIssueFromStore(environment: IEnvironment, projectKey: string, number: number): boolean {
  const found = findIssueRecord(environment, `${projectKey}-${number}`);
  if (!found) return false;
  commitLocalUpdate(environment, (store) => {
    const project = store.getRoot().getLinkedRecord('project', { key: projectKey });
    if (project && project.getLinkedRecord('issue', { number }) === undefined)
      project.setLinkedRecord(store.get(found.id)!, 'issue', { number });
  });
  return found.isListed;
}

/** Looks at every record: a few ms at most, because the store keeps only the lists that were open last. */
function findIssueRecord(
  environment: IEnvironment,
  key: string,
): { id: DataID; isListed: boolean } | undefined {
  const source = environment.getStore().getSource();
  for (const id of source.getRecordIDs()) {
    const record = source.get(id) as { __typename?: string; key?: string } | null | undefined;
    if (record?.key !== key || record.__typename !== 'Issue') continue;
    return { id, isListed: 'priority' in record && 'viewerCan' in record };
  }
  return undefined;
}
