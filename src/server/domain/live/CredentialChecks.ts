/** Whether those who follow changes may still ask as they did when they began. */
import DataLoader from 'dataloader';
import { readValidCredentials, type ValidCredential } from '../../store/read/credentialChecks';
import type { Store } from '../../store/Store';
import type { Caller, Credential } from '../context/RequestContext';

const nameOf = ({ kind, id }: Credential): string => `${kind} ${id}`;

/** One a process: all who are told of a change at once are looked up in one statement. */
export class CredentialChecks {
  readonly #look: DataLoader<Credential, ValidCredential | null>;

  constructor({ db }: Store) {
    this.#look = new DataLoader(
      async (credentials) => {
        const ids = (kind: Credential['kind']) =>
          credentials.filter((credential) => credential.kind === kind).map(({ id }) => id);
        const rows = await readValidCredentials(db, ids('session'), ids('token'));
        const found = new Map(rows.map((row) => [nameOf(row), row]));
        return credentials.map((credential) => found.get(nameOf(credential)) ?? null);
      },
      { cache: false },
    );
  }

  /** Not so once their session or token has ended, they were disabled, or became an administrator or none. */
  async isValid({ viewer, credential }: Pick<Caller, 'viewer' | 'credential'>): Promise<boolean> {
    if (!viewer || !credential) return true;
    const row = await this.#look.load(credential);
    return row !== null && row.administrator === viewer.administrator;
  }
}
