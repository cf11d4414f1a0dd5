/** Permission rules of the mutations of imports. */
import { getImportJobStateIndex } from '../../shared/imports';
import { getTargetProjectId, type MutationPermissionRule, type MutationTestTarget } from './MutationRule';
import type { TestProjectName } from './permissionTable';
import type { PermissionTestServer } from './PermissionTestServer';

const createIdInput = async ({ testServer, projectName }: MutationTestTarget) => ({
  id: testServer.getGlobalId('ImportJob', projectName, await insertTestImportJob(testServer, projectName)),
});

export const IMPORT_MUTATION_PERMISSION_RULES: readonly MutationPermissionRule[] = [
  {
    mutation: 'createImport',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: getTargetProjectId(target), fileName: 'issues.csv', fileSize: 10 }),
    after: ({ testServer }) => deleteTestImportJobs(testServer),
  },
  { mutation: 'updateImport', needs: 'MAINTAIN', input: createIdInput },
  { mutation: 'startImport', needs: 'MAINTAIN', input: createIdInput },
  { mutation: 'cancelImport', needs: 'MAINTAIN', input: createIdInput },
  { mutation: 'deleteImport', needs: 'MAINTAIN', input: createIdInput },
];

/** Inserts an import whose file is uploaded, and returns its number. */
export async function insertTestImportJob(
  testServer: PermissionTestServer,
  projectName: TestProjectName,
): Promise<number> {
  const number = testServer.createUniqueNumber();
  await testServer.store.db
    .insertInto('import_job')
    .values({
      project_id: testServer.projects[projectName],
      number,
      actor_id: null,
      state: getImportJobStateIndex('draft'),
      file_name: 'issues.csv',
      file_size: 10,
      uploaded_bytes: 10,
      format: 'jira',
      container: null,
      mapping: JSON.stringify({ states: {}, priorities: {} }),
      message: null,
      report: null,
      runner: null,
      created_at: new Date(),
    })
    .execute();
  return number;
}

async function deleteTestImportJobs({ store }: PermissionTestServer): Promise<void> {
  await store.db.deleteFrom('import_job').execute();
}
