import { ROLES, PROJECT_VISIBILITIES, type Role, type ProjectVisibility } from '../../../shared/issue';
import type { Permission } from '../../../shared/permissions';
import type { ProjectRow } from '../../store/read/projects';
import { canRestoreProject, hasPermission, getViewerPermissions, type Viewer } from './permissions';

const createTestProjectRow = (visibility: ProjectVisibility, role: Role | null): ProjectRow => ({
  id: 1,
  key: 'NET',
  name: '',
  description: '',
  created_at: new Date(0),
  version: 0,
  issue_counter: 0,
  issue_count: 0,
  comment_counter: 0,
  bulk_counter: 0,
  created_by_id: null,
  deleted_at: null,
  deleted_by_id: null,
  contents: 'kept',
  visibility: PROJECT_VISIBILITIES.indexOf(visibility),
  role: role === null ? null : ROLES.indexOf(role),
});
const testViewer = { id: 7, administrator: false, scope: 'admin' as const };

const PERMISSIONS_BY_ROLE: [Role, Permission[]][] = [
  ['reader', ['READ', 'VOTE']],
  ['reporter', ['READ', 'VOTE', 'FILE']],
  ['triager', ['READ', 'VOTE', 'FILE', 'TRIAGE', 'BULK_EDIT']],
  ['developer', ['READ', 'VOTE', 'FILE', 'TRIAGE', 'EDIT', 'BULK_EDIT']],
  ['maintainer', ['READ', 'VOTE', 'FILE', 'TRIAGE', 'EDIT', 'BULK_EDIT', 'MAINTAIN']],
];

it.each(PERMISSIONS_BY_ROLE)('gives the role %s exactly its own permissions', (role, permissions) => {
  expect(getViewerPermissions(testViewer, { project: createTestProjectRow('private', role) })).toEqual(
    permissions,
  );
});

it('lets anonymous viewers read public projects and do nothing else', () => {
  expect(getViewerPermissions(null, { project: createTestProjectRow('public', null) })).toEqual(['READ']);
  expect(getViewerPermissions(null, { project: createTestProjectRow('internal', null) })).toEqual([]);
  expect(getViewerPermissions(null, { project: createTestProjectRow('private', null) })).toEqual([]);
});

it('lets non-members create issues in projects that are not private', () => {
  expect(hasPermission(testViewer, 'FILE', { project: createTestProjectRow('public', null) })).toBe(true);
  expect(hasPermission(testViewer, 'FILE', { project: createTestProjectRow('internal', null) })).toBe(true);
  expect(getViewerPermissions(testViewer, { project: createTestProjectRow('private', null) })).toEqual([]);
});

it('gives administrators every permission', () => {
  const administrator = { id: 1, administrator: true, scope: 'admin' as const };
  expect(hasPermission(administrator, 'READ', { project: createTestProjectRow('private', null) })).toBe(true);
  expect(hasPermission(administrator, 'ADMINISTER', { project: createTestProjectRow('private', null) })).toBe(
    true,
  );
});

it('lets authors edit their own issues while they may create issues', () => {
  expect(
    hasPermission(testViewer, 'EDIT', { project: createTestProjectRow('public', 'reporter'), authorId: 7 }),
  ).toBe(true);
  expect(
    hasPermission(testViewer, 'EDIT', { project: createTestProjectRow('public', 'reporter'), authorId: 8 }),
  ).toBe(false);
  expect(
    hasPermission(testViewer, 'EDIT', { project: createTestProjectRow('public', 'reader'), authorId: 7 }),
  ).toBe(false);
  expect(hasPermission(null, 'EDIT', { project: createTestProjectRow('public', null), authorId: null })).toBe(
    false,
  );
});

it('limits a token to its scope, whatever the role of its owner', () => {
  const owner: Viewer = { id: 1, administrator: true, scope: 'admin' };
  const secret = { project: createTestProjectRow('private', null) };
  expect(getViewerPermissions({ ...owner, scope: 'read' }, secret)).toEqual(['READ']);
  expect(getViewerPermissions({ ...owner, scope: 'write' }, secret)).toContain('MAINTAIN');
  expect(hasPermission({ ...owner, scope: 'write' }, 'ADMINISTER', secret)).toBe(false);
  const own = { project: createTestProjectRow('public', 'reporter'), authorId: 7 };
  expect(hasPermission({ ...testViewer, scope: 'read' }, 'EDIT', own)).toBe(false);
});

it('lets administrators restore a project, and its deleter as long as their role allows the deletion', () => {
  const createDeletedRow = (role: Role | null, deletedById = testViewer.id) => ({
    ...createTestProjectRow('private', role),
    deleted_at: new Date(),
    deleted_by_id: deletedById,
  });
  expect(canRestoreProject(testViewer, createDeletedRow('maintainer'))).toBe(true);
  expect(canRestoreProject(testViewer, createDeletedRow('maintainer', 8))).toBe(false);
  expect(canRestoreProject(testViewer, createDeletedRow('developer'))).toBe(false);
  expect(canRestoreProject({ ...testViewer, scope: 'read' }, createDeletedRow('maintainer'))).toBe(false);
  const administrator = { ...testViewer, administrator: true };
  expect(canRestoreProject(administrator, createDeletedRow(null, 8))).toBe(true);
  expect(canRestoreProject({ ...administrator, scope: 'write' }, createDeletedRow(null, 8))).toBe(false);
  expect(canRestoreProject(null, createDeletedRow(null))).toBe(false);
});
