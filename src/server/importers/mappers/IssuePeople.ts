import { hash } from 'node:crypto';
import type { ImportSourcePerson } from './ImportSourceIssue';

/** Maximum length of a login, a name and an id in UTF-16 units. An index of the database limits the length of ids. */
const PERSON_TEXT_LENGTH_MAX = 200;
const PERSON_ID_HASH_LENGTH = 16;
const EMAIL_ADDRESS_PATTERN = /^([^\s@]+)@[^\s@]+$/;

export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS_PATTERN.test(text);

/** Returns the part of an email address before the "@"; other texts as they are. */
export const hideEmailAddress = (text: string): string => EMAIL_ADDRESS_PATTERN.exec(text)?.[1] ?? text;

/**
 * Collects the people of an issue whose tracker identifies them by email addresses or by internal ids. Email addresses
 * are neither stored nor shown: the id of such a person contains a hash of the address.
 */
export class IssuePeople {
  /** Logins and names by id, for `ImportSourceIssue.people`. */
  readonly details: Record<string, ImportSourcePerson> = {};

  /**
   * Adds a person and returns the person's id for the fields of the issue.
   * @param sourceId identifies the person in the source tracker
   */
  add(sourceId: string, login = sourceId, name = login): string {
    const person = {
      login: toPersonText(login) || 'unknown',
      name: toPersonText(name) || toPersonText(login),
    };
    const id = toPersonId(sourceId.trim());
    if (id === person.login && id === person.name) return id;
    // Later occurrences of a person in the issue may lack the name.
    const known = Object.hasOwn(this.details, id) ? this.details[id] : undefined;
    if (!known || known.name === known.login) {
      const details = { login: person.login, name: person.name || person.login };
      Object.defineProperty(this.details, id, {
        value: details,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return id;
  }

  /** Returns the login of a person by their id. */
  getLogin(id: string): string {
    return Object.hasOwn(this.details, id) ? this.details[id]!.login : id;
  }
}

function toPersonId(sourceId: string): string {
  if (!isEmailAddress(sourceId) && sourceId.length <= PERSON_TEXT_LENGTH_MAX) return sourceId;
  const digest = hash('sha256', sourceId.toLowerCase(), 'hex').slice(0, PERSON_ID_HASH_LENGTH);
  return `${toPersonText(sourceId)}@${digest}`;
}

const toPersonText = (text: string): string =>
  hideEmailAddress(text.replace(/\s+/g, ' ').trim()).slice(0, PERSON_TEXT_LENGTH_MAX);
