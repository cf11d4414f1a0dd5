/**
 * Shifts headings below the title and closes gaps between levels: users of screen readers navigate
 * by heading level. Expects sanitized HTML, whose headings have no attributes.
 */
export function normalizeHeadingLevels(html: string): string {
  const open: number[] = [];
  let shown = 2;
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_tag, closing: string, written: string) => {
    if (!closing) {
      const level = Number(written);
      while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      shown = Math.min(1 + open.length, 6);
    }
    return `<${closing}h${shown}>`;
  });
}
