/** Tokens in the links with which people unsubscribe without signing in. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, userId: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest();

/** Creates a token that allows only turning off the notification emails of this user. It does not expire. */
export const createUnsubscribeToken = (secret: string, userId: number): string =>
  `${userId}.${sign(secret, String(userId)).toString('base64url')}`;

/** Returns the user's id, or null for an invalid token. */
export function parseUnsubscribeToken(secret: string, token: string): number | null {
  const [, userId, signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (userId === undefined) return null;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(secret, userId)) ? Number(userId) : null;
}
