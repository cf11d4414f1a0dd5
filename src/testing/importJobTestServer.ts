/** Starts a test server that runs imports and stores uploaded files in a temporary folder. */
import { ImportJobManager } from '../server/importers/jobs/ImportJobManager';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import type { OpenTestStoreCallback } from './databases';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
  type TestMutationPayload,
} from './multiUserTestServer';
import { waitUntil } from './waitUntil';

/** The fields of an import that tests read. */
export interface TestImportJob {
  id: string;
  state: string;
  format: { system: string } | null;
  message: string | null;
  uploadedBytes: number;
  canResume: boolean;
  issuesDone: number;
  preview: {
    issues: {
      source: string;
      title: string;
      state: { name: string };
      priority: string;
      author: string | null;
    }[];
    states: { name: string; count: number; state: { id: string; name: string } }[];
    priorities: { name: string; count: number; priority: string }[];
    containers: { name: string; count: number }[];
    columns: { name: string; field: string | null; example: string | null }[];
    dateQuestion: {
      problem: string | null;
      chosen: string | null;
      example: { text: string; line: number; column: string } | null;
      choices: { order: string; date: string }[];
    } | null;
    sampleCount: number;
    isComplete: boolean;
    problem: string | null;
    problemCode: string | null;
  } | null;
  report: {
    counts: { kind: string; read: number; created: number; changed: number; unchanged: number }[];
    notes: string[];
    problems: { line: number; kind: string; reason: string }[];
  } | null;
}

const IMPORT_FIELDS = `id state format { system } message uploadedBytes canResume issuesDone
  preview { issues { source title state { name } priority author } states { name count state { id name } }
    priorities { name count priority } containers { name count } columns { name field example }
    dateQuestion { problem chosen example { text line column } choices { order date } } sampleCount isComplete problem problemCode }
  report { counts { kind read created changed unchanged } notes problems { line kind reason } }`;

export interface ImportJobTestServer extends MultiUserTestServer {
  imports: ImportJobManager;
  maintainer: SignedInTestUser;
  /** Uploads a part of the file of an import, and returns the status and body of the response. */
  upload(
    id: string,
    content: string | Buffer,
    offset?: number,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Creates an import of the project NET and uploads its file. */
  createUploadedImport(name: string, content: string | Buffer): Promise<TestImportJob>;
  readImport(id: string): Promise<TestImportJob>;
  /** Runs a mutation of an import as the maintainer. */
  mutateImport(name: string, input: Record<string, unknown>): Promise<TestMutationPayload>;
  /** Waits until the import has ended. */
  waitForEnd(id: string): Promise<TestImportJob>;
}

/** @param store the server's database, which the caller has opened with `open` of describeEachDatabaseEngine */
export async function openImportJobTestServer(
  store: DatabaseStore,
  folder: string,
  onFailure?: (error: unknown) => void,
): Promise<ImportJobTestServer> {
  const imports = new ImportJobManager({ store, folder, onFailure });
  const openStore: OpenTestStoreCallback = () => Promise.resolve(store);
  const server = await openMultiUserTestServer(openStore, { imports });
  const maintainer = await server.createPerson('importer', { role: 'maintainer' });
  const { id: projectId } = (await server.queryAsMaintainer('{ project(key: "NET") { id } }')).project;

  const readImport: ImportJobTestServer['readImport'] = async (id) => {
    const { data, errors } = await maintainer.sendQuery(
      `query ($id: ID!) { node(id: $id) { ... on ImportJob { ${IMPORT_FIELDS} } } }`,
      { id },
    );
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
    return data!['node'] as TestImportJob;
  };
  const upload: ImportJobTestServer['upload'] = async (id, content, offset = 0) => {
    const response = await server.server.inject({
      method: 'POST',
      url: `/import/${id}/upload?offset=${offset}`,
      headers: { host: 'localhost:4000', ...maintainer.headers, 'content-type': 'application/octet-stream' },
      payload: content,
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    ...server,
    imports,
    maintainer,
    upload,
    readImport,
    createUploadedImport: async (fileName, content) => {
      const fileSize = Buffer.byteLength(content);
      const payload = await maintainer.mutate(
        'createImport',
        { projectId, fileName, fileSize },
        'importJob { id }',
      );
      const { id } = payload['importJob'] as { id: string };
      await upload(id, content);
      return readImport(id);
    },
    mutateImport: (name, input) => maintainer.mutate(name, input),
    waitForEnd: async (id) => {
      await waitUntil(async () => ['DONE', 'FAILED', 'CANCELED'].includes((await readImport(id)).state));
      return readImport(id);
    },
    close: async () => {
      await imports.close();
      await server.close();
    },
  };
}
