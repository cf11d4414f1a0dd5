const HTML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts a Markdown text to HTML that shows it as typed, until the server has rendered the Markdown. */
export const plainTextToHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => HTML_ENTITIES[sign] ?? sign);
