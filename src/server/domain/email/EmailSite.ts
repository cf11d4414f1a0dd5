import type { EmailMode } from '../../../shared/email';
import type { EmailEventRow, EmailRecipientRow } from '../../store/read/email';
import type { EmailRow } from '../../store/write/emailOutbox';
import type { RequestContext } from '../context/RequestContext';
import type { EmailFooter } from './EmailContent';
import type { OutgoingEmail } from './MailTransport';
import { createUnsubscribeToken } from './unsubscribeToken';

/** Addresses and ids of this installation in emails. */
export class EmailSite {
  /** Origin of links, without a trailing slash. */
  readonly baseUrl: string;
  readonly #domain: string;
  readonly #databaseId: string;
  readonly #secret: string;

  constructor(baseUrl: string, databaseId: string, secret: string) {
    this.baseUrl = baseUrl;
    this.#domain = new URL(baseUrl).hostname.replace(/[^\w.-]/g, '') || 'localhost';
    this.#databaseId = databaseId.replaceAll('-', '');
    this.#secret = secret;
  }

  /** A Message-ID that is always the same for the same object of the same database. */
  createMessageId(name: string): string {
    return `<${name}.${this.#databaseId}@${this.#domain}>`;
  }

  /** Returns the `List-Id` of a project, by which mail programs filter its emails. */
  createListId(projectKey: string, projectName: string): string {
    return `${quote(projectName)} <${projectKey.toLowerCase()}.${this.#domain}>`;
  }

  createUnsubscribeUrl(userId: number): string {
    return `${this.baseUrl}/email/unsubscribe/${createUnsubscribeToken(this.#secret, userId)}`;
  }

  /** Headers of all notification emails: they are automatic, and can be unsubscribed with one click (RFC 8058). */
  createNotificationHeaders(userId: number): Record<string, string> {
    return {
      ...AUTOMATIC_EMAIL_HEADERS,
      'List-Unsubscribe': `<${this.createUnsubscribeUrl(userId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }

  createNotificationFooter(userId: number, because: string): EmailFooter {
    return {
      reason: `You receive this email because ${because}.`,
      links: [
        { label: 'Notification settings', url: `${this.baseUrl}/settings/notifications` },
        { label: 'Unsubscribe', url: this.createUnsubscribeUrl(userId) },
      ],
    };
  }
}

/** Headers that prevent automatic replies, such as out-of-office messages. */
export const AUTOMATIC_EMAIL_HEADERS = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
};

/** A quoted string of a header, in ASCII. */
const quote = (text: string): string => `"${text.replace(/["\\]|[^\x20-\x7e]/g, ' ').trim()}"`;

/** The input of the functions that write an email. */
export interface EmailRequest {
  /** A context with the recipient as its viewer, so that the email contains only what the recipient may see. */
  context: RequestContext;
  site: EmailSite;
  row: EmailRow;
  person: EmailRecipientRow;
  /** For an email about an issue: its newest events, in order, at most EMAIL_EVENTS_MAX + 1. */
  events: readonly EmailEventRow[];
  /** What the recipient wants to receive. */
  mode: EmailMode;
}

/** An email without addresses; null if there is nothing to send; `not yet` if it must be written later. */
export type WrittenEmail =
  | (Pick<OutgoingEmail, 'subject' | 'text' | 'html' | 'inReplyTo' | 'headers'> & {
      senderName: string | null;
    })
  | null
  | 'not yet';
