/** Interfaces between the sender of emails and its implementations of transport and journal in src/server/smtp. */

export interface MailAddress {
  name: string;
  address: string;
}

/** An email to one person. */
export interface OutgoingEmail {
  /** Message-ID with its angle brackets. Equal in each attempt to send the email. */
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Message-ID of the conversation that the email belongs to. */
  inReplyTo?: string;
  /** Further headers by name. Characters that would end a header are removed. */
  headers: Readonly<Record<string, string>>;
}

export type MailResult =
  | { result: 'accepted' }
  /** The mail server rejected this email. Others may be accepted. */
  | { result: 'rejected'; isPermanent: boolean; error: string }
  /** The mail server cannot be reached, does not answer in time, or accepts no email from Winnow. */
  | { result: 'unavailable'; error: string };

export interface MailTransport {
  /**
   * Sends an email. Never rejects.
   * @param onTransmission called before the end of the email is sent, after which the mail server may accept it
   */
  send(email: OutgoingEmail, onTransmission: () => void): Promise<MailResult>;
  /** Ends the connections. Emails that are being sent get the result `unavailable`. */
  close(): void;
}

/**
 * A record on the local disk of which emails were transmitted, so that after a crash none is sent a second time.
 * Entries are written synchronously, because the process can be killed at any time.
 */
export interface DeliveryJournal {
  /** Identifies the journal, and with it this process. */
  readonly name: string;
  /** Records that the end of an email is about to be sent. */
  recordTransmission(emailId: number): void;
  /** Records the answer of the mail server. */
  recordResult(emailId: number, isAccepted: boolean): void;
  /** Removes all entries, once the database has the results. */
  clear(): void;
  /**
   * Returns the journals of other processes that no longer run.
   * @param claimed journals of the servers that have claimed emails in the database
   */
  listAbandoned(claimed: readonly { name: string; claimedAt: Date }[]): AbandonedJournal[];
}

/** The journal of a process that was killed. */
export interface AbandonedJournal {
  name: string;
  /** The last entry of each email. */
  entries: ReadonlyMap<number, 'transmitted' | 'accepted' | 'rejected'>;
  /** Deletes the journal. */
  remove(): void;
}
