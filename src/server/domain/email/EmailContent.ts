/** Formats an email as text and as HTML, from the same parts. */

export type EmailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** A text by a person. `html` is sanitized, and has neither images nor relative links. */
  | { kind: 'quotation'; text: string; html: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'list'; items: readonly { label: string; url: string; note: string }[] };

/** The footer of an email: why it was sent, and links to change the email settings. */
export interface EmailFooter {
  reason: string;
  links: readonly { label: string; url: string }[];
}

const MUTED_COLOR = '#6b7280';
const LINK_COLOR = '#2f6fed';
/** No backgrounds and no text color: clients in dark mode then use their own. */
const FONT =
  'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5';

export function formatEmailText(parts: readonly EmailPart[], footer: EmailFooter): string {
  const links = footer.links.map(({ label, url }) => `${label}: ${url}`);
  return `${[...parts.map(formatPartAsText), ['-- ', footer.reason, ...links].join('\n')].join('\n\n')}\n`;
}

function formatPartAsText(part: EmailPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'-'.repeat(Math.min(72, part.text.length))}`;
    case 'paragraph':
      return part.text;
    case 'quotation':
      return part.text;
    case 'button':
      return `${part.label}: ${part.url}`;
    case 'list':
      return part.items.map(({ label, url, note }) => `* ${label} (${note})\n  ${url}`).join('\n');
  }
}

export function formatEmailHtml(parts: readonly EmailPart[], footer: EmailFooter): string {
  const links = footer.links.map(({ label, url }) => formatLink(label, url, MUTED_COLOR)).join(' · ');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark"></head>',
    `<body style="margin:0;padding:16px;${FONT}"><div style="max-width:640px">`,
    ...parts.map(formatPartAsHtml),
    `<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #8884;font-size:13px;color:${MUTED_COLOR}">`,
    `${escapeHtml(footer.reason)}<br>${links}</p></div></body></html>`,
  ].join('\n');
}

function formatPartAsHtml(part: EmailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="margin:20px 0 8px;font-size:16px">${escapeHtml(part.text)}</h2>`;
    case 'paragraph':
      return `<p style="margin:0 0 12px">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'quotation':
      return `<div style="margin:0 0 16px;padding-left:12px;border-left:3px solid #8886;overflow-wrap:anywhere">${part.html}</div>`;
    case 'button':
      return `<p style="margin:16px 0">${formatLink(part.label, part.url, LINK_COLOR)}</p>`;
    case 'list':
      return `<ul style="margin:0 0 12px;padding-left:20px">${part.items
        .map(
          ({ label, url, note }) =>
            `<li style="margin:0 0 6px">${formatLink(label, url, LINK_COLOR)} <span style="color:${MUTED_COLOR}">${escapeHtml(note)}</span></li>`,
        )
        .join('')}</ul>`;
  }
}

const formatLink = (label: string, url: string, color: string): string =>
  `<a href="${escapeHtml(url)}" style="color:${color}">${escapeHtml(label)}</a>`;

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]!,
  );
