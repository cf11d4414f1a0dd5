/** Tokens in the addresses of feeds, with which a program reads one saved view as one person, without signing in. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { INT4_MAX } from '../../../shared/limits';

/** The saved view that a token gives access to, and the person with whose permissions it is read. */
export interface FeedTokenSubject {
  userId: number;
  /** ALL_PROJECTS_ID: the saved view belongs to all projects. */
  projectId: number;
  /** Number of the saved view in its project, or among those over all projects. */
  viewId: number;
}

const FEED_TOKEN_PATTERN = /^([1-9]\d{0,9})\.(0|[1-9]\d{0,9})\.([1-9]\d{0,9})\.([\w-]{43})$/;

const sign = (secret: string, { userId, projectId, viewId }: FeedTokenSubject, generation: number): Buffer =>
  createHmac('sha256', secret).update(`feed ${userId} ${projectId} ${viewId} ${generation}`).digest();

/**
 * Creates a token that allows only reading the feed of this saved view as this person.
 * @param generation `app_user.feed_generation`: when it changes, the token becomes invalid
 */
export function createFeedToken(secret: string, subject: FeedTokenSubject, generation: number): string {
  const { userId, projectId, viewId } = subject;
  const signature = sign(secret, subject, generation).toString('base64url');
  return `${userId}.${projectId}.${viewId}.${signature}`;
}

/** Parses a token. Null: malformed. The subject must not be used before `verify` has returned true. */
export function parseFeedToken(
  token: string,
): { subject: FeedTokenSubject; verify: (secret: string, generation: number) => boolean } | null {
  const [, userId, projectId, viewId, signature = ''] = FEED_TOKEN_PATTERN.exec(token) ?? [];
  const subject = { userId: Number(userId), projectId: Number(projectId), viewId: Number(viewId) };
  if (!Object.values(subject).every((id) => id <= INT4_MAX)) return null;
  const given = Buffer.from(signature, 'base64url');
  return {
    subject,
    verify: (secret, generation) => timingSafeEqual(given, sign(secret, subject, generation)),
  };
}
