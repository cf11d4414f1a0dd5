const HTML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** HTML of a Markdown text as it was typed, shown until the server has rendered it. */
export const plainTextToHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => HTML_ENTITIES[sign] ?? sign);
