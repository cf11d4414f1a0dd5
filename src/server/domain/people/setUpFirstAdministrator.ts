/** Creates the first administrator, by a link that the server prints while there is none. */
import { getProjectKeyProblem, getProjectNameProblem } from '../../../shared/validation/projects';
import { hasAdministrator } from '../../store/read/people';
import { readStoredSetting } from '../../store/read/settings';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { insertProject } from '../../store/write/projects';
import { upsertSetting, deleteSettingIfEqual } from '../../store/write/settings';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import { insertUserWithAuditEntry, getUserFieldProblems } from './insertUserWithAuditEntry';
import type { Caller } from '../context/RequestContext';
import {
  createInvalidFieldError,
  createNotFoundError,
  MutationRejectedError,
  rejectInvalidFields,
} from '../base/UserError';
import { writeAuditEntry, type AuditActor } from '../audit/audit';
import { beginSession, type SignInResult } from '../identity/beginSession';
import { hashPassword, findNewPasswordProblem } from '../identity/passwords';
import { hashSecret, randomSecret } from '../identity/secrets';

/** The setting that holds the hash of the setup link's secret. */
const SETUP_SECRET_SETTING_KEY = 'setup';

/**
 * Creates a new setup link, invalidates earlier ones and returns its secret. Returns null if there is an
 * administrator.
 */
export async function createSetupSecret({ background }: DatabaseStore): Promise<string | null> {
  if (await hasAdministrator(background)) return null;
  const secret = randomSecret();
  await runInTransaction(background, (tx) => upsertSetting(tx, SETUP_SECRET_SETTING_KEY, hashSecret(secret)));
  return secret;
}

export interface FirstAdministratorSetupInput {
  token: string;
  login: string;
  name: string;
  password: string;
  /** Key of an optional first project; empty: no project is created. */
  projectKey: string;
  projectName: string;
}

/**
 * Creates the first administrator and signs them in.
 * @throws MutationRejectedError
 */
export async function setUpFirstAdministrator(
  store: DatabaseStore,
  input: FirstAdministratorSetupInput,
  before: Caller,
): Promise<SignInResult | null> {
  const { token, login, name, password, projectKey, projectName } = input;
  const isOffered = (await readStoredSetting(store.db, SETUP_SECRET_SETTING_KEY)) === hashSecret(token);
  if (!isOffered || (await hasAdministrator(store.db)))
    throw new MutationRejectedError(INVALID_SETUP_LINK_ERROR);
  rejectInvalidFields([
    ...getUserFieldProblems({ login, name, email: null }),
    ['password', await findNewPasswordProblem(password)],
    ...(projectKey || projectName
      ? ([
          ['projectKey', getProjectKeyProblem(projectKey)],
          ['projectName', getProjectNameProblem(projectName)],
        ] as const)
      : []),
  ]);
  const passwordHash = await hashPassword(password);
  return runInTransaction(store.db, async (tx) => {
    if (!(await deleteSettingIfEqual(tx, SETUP_SECRET_SETTING_KEY, hashSecret(token))))
      throw new MutationRejectedError(INVALID_SETUP_LINK_ERROR);
    const user = { login, name, email: null, administrator: true, passwordHash };
    const id = await insertUserWithAuditEntry(tx, { ...before, viewer: null }, user);
    const caller = { viewer: { id }, client: before.client };
    await writeAuditEntry(tx, caller, { action: 'set_up', subject: login });
    if (projectKey) await createFirstProject(tx, caller, projectKey, projectName);
    const signedIn = await beginSession(tx, id, 'setup', before);
    return signedIn && { ...signedIn, ...(projectKey && { projectKey }) };
  });
}

const INVALID_SETUP_LINK_ERROR = createNotFoundError(
  'token',
  'This setup link was already used or replaced. The server prints the current one when it starts.',
);

async function createFirstProject(
  tx: Transaction,
  caller: AuditActor & { viewer: { id: number } },
  key: string,
  name: string,
): Promise<void> {
  const visibility = 'internal';
  const project = { key, name: name.trim(), description: '', visibility, createdAt: new Date() } as const;
  if ((await insertProject(tx, project, caller.viewer.id)) === null) {
    throw new MutationRejectedError(
      createInvalidFieldError('projectKey', `The key ${key} is not available. Choose another key.`),
    );
  }
  await writeAuditEntry(tx, caller, { action: 'project_created', subject: key, details: { visibility } });
}
