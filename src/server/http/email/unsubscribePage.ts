/** The page of an unsubscribe link. It has no scripts, because mail programs may open it without support for them. */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../../domain/email/EmailContent';

const TEXTS = {
  ask: ['Unsubscribe', 'Turn off all notification emails for'],
  done: ['Unsubscribed', 'Notification emails are turned off for'],
  invalid: ['Invalid link', 'This link is incomplete or was changed. Use the notification settings instead.'],
} as const;

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 420px; margin: 15vh auto 0; padding: 0 16px; }
h1 { margin: 0 0 12px; font-size: 20px; }
button { padding: 8px 14px; font: inherit; font-weight: 600; cursor: pointer; }
a { color: LinkText; }
`;

/** The Content-Security-Policy of the page allows nothing but its own style, which it names by its hash. */
export const UNSUBSCRIBE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param login the person who is unsubscribed; absent for an invalid link */
export function formatUnsubscribePage(state: keyof typeof TEXTS, login = ''): string {
  const [title, text] = TEXTS[state];
  const sentence =
    state === 'invalid' ? text : `${text} <b>${escapeHtml(login)}</b>${state === 'ask' ? '?' : '.'}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} · Winnow</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
${state === 'ask' ? '<form method="post"><button>Turn off emails</button></form>\n' : ''}<p><a href="/settings/notifications">Notification settings</a></p>
</main>
</body>
</html>
`;
}
