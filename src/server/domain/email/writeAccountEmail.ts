/** Writes emails with secret links: password resets and invitations. No table and no log contains the plain secrets. */
import { INVITATION_TTL_MS, PASSWORD_RESET_TTL_MS } from '../../../shared/limits';
import { decryptValue } from '../identity/encryptValue';
import {
  findInvitationBySecret,
  INVITATION_EMAIL_PURPOSE,
  type InvitationEmailPayload,
} from '../people/invitations';
import { createPasswordResetSecret } from '../people/passwordReset';
import { type EmailFooter, type EmailPart, formatEmailHtml, formatEmailText } from './EmailContent';
import { AUTOMATIC_EMAIL_HEADERS, type EmailRequest, type WrittenEmail } from './EmailSite';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export async function writePasswordResetEmail({
  context,
  site,
  person,
}: EmailRequest): Promise<WrittenEmail> {
  const secret = await createPasswordResetSecret(context.store, person.id);
  const footer = {
    reason: 'If you have not requested this, ignore this email: your password stays the same.',
    links: [],
  };
  return writeAccountEmail(`Reset the password of ${person.login}`, footer, [
    {
      kind: 'paragraph',
      text: `Somebody, probably you, has requested to reset the password of ${person.login} at ${site.baseUrl}. The link works once, within ${PASSWORD_RESET_TTL_MS / HOUR_MS} hours.`,
    },
    { kind: 'button', label: 'Choose a new password', url: `${site.baseUrl}/password#${secret}` },
  ]);
}

/** Returns null if the invitation was revoked or has expired. `person` is the sender of the invitation. */
export async function writeInvitationEmail(
  { context, site, row, person }: EmailRequest,
  secret: string,
): Promise<{ to: string; email: WrittenEmail } | null> {
  const payload = decryptValue<InvitationEmailPayload>(secret, INVITATION_EMAIL_PURPOSE, row.payload ?? '');
  const found = payload && (await findInvitationBySecret(context, payload.secret));
  if (!found) return null;
  const { name } = found.project;
  const footer = {
    reason: `You receive this email because ${person.login} has entered your address. If you do not know them, ignore it.`,
    links: [],
  };
  const email = writeAccountEmail(`Invitation to ${name}`, footer, [
    {
      kind: 'paragraph',
      text: `${person.name || person.login} invites you to the project ${name} at ${site.baseUrl}. The link works for ${INVITATION_TTL_MS / DAY_MS} days.`,
    },
    { kind: 'button', label: 'View invitation', url: `${site.baseUrl}/invite#${payload.secret}` },
  ]);
  return { to: payload.address, email };
}

const writeAccountEmail = (
  subject: string,
  footer: EmailFooter,
  parts: readonly EmailPart[],
): WrittenEmail => ({
  senderName: null,
  subject,
  text: formatEmailText(parts, footer),
  html: formatEmailHtml(parts, footer),
  headers: AUTOMATIC_EMAIL_HEADERS,
});
