/** Secrets that somebody holds and we only recognize: sessions, tokens, links. */
import { createHash, randomBytes } from 'node:crypto';

/** By which people, and programs that look for leaked secrets, know a token of ours. */
export const TOKEN_PREFIX = 'winnow_';

/** 256 bits at random, in letters that need no escaping in a header, a cookie or a link. */
export const newSecret = (prefix = ''): string => prefix + randomBytes(32).toString('base64url');

/**
 * What is kept of a secret, and by which it is found. A fast hash will do: nobody guesses 256 random bits,
 * and looking one up takes the same time however much of it is right.
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
