/** Adapts the sanitized HTML of a text to emails. */
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';

/** Inline styles of elements that are hard to read without them. Many email clients ignore style sheets. */
const ELEMENT_STYLES: Readonly<Record<string, string>> = {
  pre: 'overflow:auto;padding:8px;border:1px solid #8886;border-radius:4px;font-size:13px;white-space:pre-wrap',
  blockquote: 'margin:0 0 12px;padding-left:12px;border-left:3px solid #8886',
  table: 'border-collapse:collapse',
  th: 'border:1px solid #8886;padding:4px 8px',
  td: 'border:1px solid #8886;padding:4px 8px',
};

/**
 * Makes links absolute, and turns images into links: loading an image would reveal to its server that the email is
 * read, and images of Winnow cannot be loaded without a session. Checkboxes become characters.
 * @param html HTML of the Markdown renderer, which is sanitized already
 * @param baseUrl origin of links to Winnow
 */
export function toEmailHtml(html: string, baseUrl: string): string {
  let openLinks = 0;
  return sanitizeHtml(html, {
    allowedTags: sanitizeHtml.defaults.allowedTags.concat(['del', 'ins', 'details', 'summary', 'input']),
    allowedAttributes: {
      a: ['href', 'title', 'style'],
      '*': ['style', 'align', 'start', 'colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    exclusiveFilter: ({ tag }) => tag === 'input',
    transformTags: {
      '*': (tagName, attributes) => styleElement(tagName, attributes),
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          style: 'color:#2f6fed',
          ...(title !== undefined && { title }),
          ...toAbsoluteHref(href, baseUrl),
        },
      }),
      img: (_tagName, { src, alt }): Tag => {
        const text = `Image: ${alt || src || ''}`;
        return openLinks > 0 || !src
          ? { tagName: 'span', attribs: {}, text }
          : { tagName: 'a', attribs: { style: 'color:#2f6fed', ...toAbsoluteHref(src, baseUrl) }, text };
      },
      input: (_tagName, { checked }): Tag => ({
        tagName: 'span',
        attribs: {},
        text: checked === undefined ? '☐' : '☑',
      }),
    },
    onOpenTag: (tag) => {
      if (tag === 'a') openLinks++;
    },
    onCloseTag: (tag) => {
      if (tag === 'a') openLinks--;
    },
  });
}

/** The renderer's HTML has no styles of its own. */
function styleElement(tagName: string, attribs: Attributes): Tag {
  const style = ELEMENT_STYLES[tagName];
  return { tagName, attribs: style ? { ...attribs, style } : attribs };
}

/** Links within the text, to footnotes for example, lose their address, because emails have no such targets. */
const toAbsoluteHref = (href: string | undefined, baseUrl: string): Attributes =>
  href === undefined || href.startsWith('#') ? {} : { href: href.startsWith('/') ? baseUrl + href : href };
