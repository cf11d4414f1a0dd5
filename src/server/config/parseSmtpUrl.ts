/** Parses the mail server in SMTP_URL and the sender of emails in MAIL_FROM. */
import { isMailAddress } from '../../shared/email';
import type { EmailConfig } from './Config';

/** Default ports: message submission with STARTTLS, and SMTP over TLS. */
const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/** Parses SMTP_URL; null if it is invalid. */
export function parseSmtpUrl(
  text: string,
): Pick<EmailConfig, 'host' | 'port' | 'secure' | 'user' | 'password'> | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isValid =
    /^smtps?:$/.test(url.protocol) && url.hostname && /^\/?$/.test(url.pathname) && !url.search && !url.hash;
  const [user, password] = [decode(url.username), decode(url.password)];
  if (!isValid || user === null || password === null || (user === '') !== (password === '')) return null;
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : secure ? SMTPS_PORT : SMTP_PORT,
    secure,
    user: user || null,
    password: password || null,
  };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Parses `address` or `Name <address>`; null if the text is neither. */
export function parseMailAddress(text: string): { name: string; address: string } | null {
  const [, quoted, name, address = text.trim()] =
    /^\s*(?:"([^"\\]*)"|([^<>"]*?))\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  if (!isMailAddress(address)) return null;
  return { name: (quoted ?? name ?? '').trim(), address };
}
