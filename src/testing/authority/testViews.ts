/** Saved views for permission tests. */
import { encodeGlobalId } from '../../server/domain/base/ids';
import { ALL_PROJECTS_ID } from '../../server/store/read/savedViews';
import type { MutationTestTarget } from './MutationRule';
import type { TestProjectName } from './permissionTable';
import type { PermissionTestServer } from './PermissionTestServer';

/**
 * Inserts a shared view of a user who is none of the actors. Returns its global id.
 * @param projectName null: a view over all projects
 */
export async function insertSharedView(
  testServer: PermissionTestServer,
  projectName: TestProjectName | null,
  deletedAt: Date | null = null,
): Promise<string> {
  const id = testServer.createUniqueNumber();
  const project_id = projectName === null ? ALL_PROJECTS_ID : testServer.projects[projectName];
  await testServer.store.db
    .insertInto('saved_view')
    .values({
      project_id,
      id,
      owner_id: testServer.users.get('owner')!,
      slug: `view-${id}`,
      name: 'Ours',
      query: '',
      order_field: null,
      descending: true,
      group_field: null,
      label_scope: null,
      shared: true,
      created_at: new Date(),
      deleted_at: deletedAt,
    })
    .execute();
  return encodeGlobalId('SavedView', project_id, id);
}

export async function deleteTestViews({ testServer }: MutationTestTarget): Promise<void> {
  await testServer.store.db.deleteFrom('saved_view').execute();
}
