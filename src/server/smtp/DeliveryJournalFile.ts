import { randomBytes } from 'node:crypto';
import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { AbandonedJournal, DeliveryJournal } from '../domain/email/MailTransport';

/**
 * Maximum age of a claim of a running server, in milliseconds. The journal of an older claim counts as abandoned: its
 * emails are sent again if it is on another machine, and if its process id is in use on this machine, the id belongs
 * to another program, for example after a reboot.
 */
const CLAIM_TIMEOUT_MS = 3_600_000;
const JOURNAL_NAME_PATTERN = /^(\d+)-[\w-]+\.journal$/;
/** Names of the journals that this process has open. */
const ownJournals = new Set<string>();
const ENTRY_RESULTS = { T: 'transmitted', A: 'accepted', R: 'rejected' } as const;

/**
 * The journal as a file with one line per entry, `T 17` for example. The operating system keeps what was written when
 * the process is killed. The file name contains the id of the process, so that other processes can find out whether
 * it is still running.
 */
export class DeliveryJournalFile implements DeliveryJournal {
  readonly name = `${process.pid}-${randomBytes(9).toString('base64url')}.journal`;
  readonly #folder: string;
  readonly #file: number;

  /** @param folder folder of the journals of all servers on this machine; created if necessary */
  constructor(folder: string) {
    this.#folder = folder;
    ownJournals.add(this.name);
    mkdirSync(folder, { recursive: true });
    this.#file = openSync(path.join(folder, this.name), 'a', 0o600);
  }

  recordTransmission(emailId: number): void {
    writeSync(this.#file, `T ${emailId}\n`);
  }

  recordResult(emailId: number, isAccepted: boolean): void {
    writeSync(this.#file, `${isAccepted ? 'A' : 'R'} ${emailId}\n`);
  }

  clear(): void {
    ftruncateSync(this.#file);
  }

  /** Deletes the file. Called when all results are in the database. */
  close(): void {
    ownJournals.delete(this.name);
    closeSync(this.#file);
    rmSync(path.join(this.#folder, this.name), { force: true });
  }

  listAbandoned(claimed: readonly { name: string; claimedAt: Date }[]): AbandonedJournal[] {
    const local = readdirSync(this.#folder).filter((name) => JOURNAL_NAME_PATTERN.test(name));
    const remote = claimed.filter(
      ({ name, claimedAt }) => name !== this.name && !local.includes(name) && isOld(claimedAt),
    );
    const old = new Set(claimed.filter(({ claimedAt }) => isOld(claimedAt)).map(({ name }) => name));
    const abandoned = local.filter(
      (name) => this.#isAbandoned(name) || (old.has(name) && !ownJournals.has(name)),
    );
    return [...abandoned, ...remote.map(({ name }) => name)].map((name) => {
      const file = path.join(this.#folder, path.basename(name));
      return {
        name,
        entries: local.includes(name) ? parseEntries(readFileSync(file, 'latin1')) : new Map(),
        remove: () => rmSync(file, { force: true }),
      };
    });
  }

  /** Whether the process of a journal has ended. In a container, the next server usually has the same process id. */
  #isAbandoned(name: string): boolean {
    const pid = Number(JOURNAL_NAME_PATTERN.exec(name)?.[1]);
    return name !== this.name && (pid === process.pid ? !ownJournals.has(name) : !isProcessRunning(pid));
  }
}

const isOld = (claimedAt: Date): boolean => Date.now() - claimedAt.getTime() > CLAIM_TIMEOUT_MS;

function parseEntries(text: string): AbandonedJournal['entries'] {
  const entries = new Map<number, 'transmitted' | 'accepted' | 'rejected'>();
  // A last line without a line feed was not written completely.
  for (const [, result, id] of text.matchAll(/^([TAR]) (\d+)\n/gm))
    entries.set(Number(id), ENTRY_RESULTS[result as keyof typeof ENTRY_RESULTS]);
  return entries;
}

function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
