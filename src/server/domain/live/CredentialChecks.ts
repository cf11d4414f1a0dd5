import DataLoader from 'dataloader';
import { readValidCredentials, type ValidCredential } from '../../store/read/credentialChecks';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { Caller, Credential } from '../context/RequestContext';

const formatCredentialKey = ({ kind, id }: Credential): string => `${kind} ${id}`;

/**
 * Re-checks the credentials of open subscriptions. One instance per process: the subscribers that receive a
 * change at the same time are checked in one statement.
 */
export class CredentialChecks {
  readonly #loader: DataLoader<Credential, ValidCredential | null>;

  constructor({ db }: DatabaseStore) {
    this.#loader = new DataLoader(
      async (credentials) => {
        const idsOf = (kind: Credential['kind']) =>
          credentials.filter((credential) => credential.kind === kind).map(({ id }) => id);
        const rows = await readValidCredentials(db, idsOf('session'), idsOf('token'));
        const byKey = new Map(rows.map((row) => [formatCredentialKey(row), row]));
        return credentials.map((credential) => byKey.get(formatCredentialKey(credential)) ?? null);
      },
      { cache: false },
    );
  }

  /** False once the session or token has ended, or the user was disabled or gained or lost the administrator role. */
  async isCredentialValid({ viewer, credential }: Pick<Caller, 'viewer' | 'credential'>): Promise<boolean> {
    if (!viewer || !credential) return true;
    const row = await this.#loader.load(credential);
    return row !== null && row.administrator === viewer.administrator;
  }
}
