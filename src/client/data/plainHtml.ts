const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text in Markdown as it is shown until the server has rendered it: as it was typed. */
export const plainHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escape(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
