/** The lists of projects in Relay's store, and the screens of a project that becomes unavailable. */
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';

/** Adds a new or restored project to the sidebar and the palette. Other screens are loaded again on the next visit. */
export function addProjectToStore(store: RecordSourceProxy, project: RecordProxy): void {
  const root = store.getRoot();
  root.invalidateRecord();
  const listed = getListedProjects(root);
  const nodes = listed?.getLinkedRecords('nodes');
  if (nodes && !nodes.some((node) => node?.getDataID() === project.getDataID()))
    listed?.setLinkedRecords([...nodes, project].sort(compareProjectsByName), 'nodes');
}

/**
 * Removes a project that was deleted, or that the viewer can no longer read. Its open screens show that there is no such
 * project.
 */
export function removeProjectFromStore(store: RecordSourceProxy, id: string): void {
  const root = store.getRoot();
  const listed = getListedProjects(root);
  const nodes = listed?.getLinkedRecords('nodes');
  const remaining = nodes?.filter((node) => node.getDataID() !== id);
  if (remaining) listed?.setLinkedRecords(remaining, 'nodes');
  const home = getHomeProjects(root);
  if (home) ConnectionHandler.deleteNode(home, id);
  // URLs may contain the project key in lower case, so the store can have records for both.
  const key = String(store.get(id)?.getValue('key'));
  for (const written of [key, key.toLowerCase()]) {
    if (root.getLinkedRecord('project', { key: written })) root.setValue(null, 'project', { key: written });
    const inList = { projectKey: written };
    if (root.getLinkedRecord('issueContainer', inList)) root.setValue(null, 'issueContainer', inList);
  }
  // If the project is restored, its screens are loaded again.
  root.invalidateRecord();
}

const getListedProjects = (root: RecordProxy) => root.getLinkedRecord('projects', { first: 50 });
const getHomeProjects = (root: RecordProxy) => ConnectionHandler.getConnection(root, 'HomeProjects_projects');

const compareProjectsByName = (a: RecordProxy, b: RecordProxy): number =>
  String(a.getValue('name')).localeCompare(String(b.getValue('name')), 'en');
