/** Secrets of sessions, tokens and links. The server stores only their hashes. */
import { createHash, randomBytes } from 'node:crypto';

/** The prefix by which people and secret scanners recognize an API token. */
export const API_TOKEN_PREFIX = 'winnow_';

/** 256 random bits in base64url, which needs no escaping in headers, cookies or links. */
export const randomSecret = (prefix = ''): string => prefix + randomBytes(32).toString('base64url');

/**
 * The stored form of a secret, by which it is looked up. A fast hash is sufficient: 256 random bits cannot
 * be guessed, and the time of a lookup does not depend on a partial match.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
