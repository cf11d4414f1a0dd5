/** The allowed HTML, similar to GitHub's: no scripts, styles, ids, frames or forms. */
import sanitizeHtml, { type IOptions, type Attributes, type Tag } from 'sanitize-html';
import { TASK_ID_ATTRIBUTE, TASK_ID_PATTERN } from './taskLists';

/** Allowed addresses of images: any server over HTTPS, and attached files, but no other path of this server. */
const SAFE_IMAGE_SOURCE_PATTERN = /^(https:\/\/|\/files\/\d{1,9}-[0-9a-f]{32}\/[^/?#\\]*$)/;

const HTML_SANITIZE_OPTIONS: IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'div',
    'blockquote',
    'hr',
    'br',
    'pre',
    'details',
    'summary',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'caption',

    'a',
    'b',
    'i',
    'em',
    'strong',
    'del',
    'ins',
    's',
    'strike',
    'u',
    'small',
    'mark',
    'abbr',
    'cite',
    'q',
    'code',
    'kbd',
    'samp',
    'var',
    'tt',
    'sub',
    'sup',
    'span',
    'img',
    'input',
    'ruby',
    'rt',
    'rp',
    'wbr',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'referrerpolicy'],
    input: ['type', 'checked', 'disabled', 'aria-label', TASK_ID_ATTRIBUTE],
    details: ['open'],
    ol: ['start'],
    th: ['align', 'colspan', 'rowspan'],
    td: ['align', 'colspan', 'rowspan'],
    abbr: ['title'],
  },
  allowedClasses: { code: ['language-*'], span: ['hljs-*'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // Elements that are removed together with their content, which is not meant to be read.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'iframe', 'object', 'template'],
  transformTags: {
    a: sanitizeLinkElement,
    input: sanitizeCheckboxElement,
    th: sanitizeTableCellElement,
    td: sanitizeTableCellElement,
  },
  exclusiveFilter: ({ tag, attribs }) =>
    // Only `img` elements that stayed images have `loading`: sanitizeImageElement turns others into links or text.
    (tag === 'img' &&
      attribs['loading'] !== undefined &&
      !SAFE_IMAGE_SOURCE_PATTERN.test(attribs['src'] ?? '')) ||
    (tag === 'input' && attribs['type'] !== 'checkbox'),
  nestingLimit: 60,
};

export function sanitizeRenderedHtml(html: string): string {
  let openLinks = 0;
  return sanitizeHtml(html, {
    ...HTML_SANITIZE_OPTIONS,
    transformTags: {
      ...HTML_SANITIZE_OPTIONS.transformTags,
      img: (_tagName, attribs) => sanitizeImageElement(attribs, openLinks > 0),
    },
    onOpenTag: (tag) => {
      if (tag === 'a') openLinks++;
    },
    onCloseTag: (tag) => {
      if (tag === 'a') openLinks--;
    },
  });
}

/** URLs that links may have. Relative paths are not among them: their target would depend on the page. */
const SAFE_HREF_PATTERN = /^(https?:|mailto:|\/(?!\/)|#)/i;

/** Removes unsafe URLs. External links send no referrer and carry no weight for search engines. */
function sanitizeLinkElement(tagName: string, { href, title }: Attributes) {
  const attribs: Attributes = {};
  if (title !== undefined) attribs['title'] = title;
  if (href === undefined || !SAFE_HREF_PATTERN.test(href)) return { tagName, attribs };
  attribs['href'] = href;
  if (!/^[/#]/.test(href)) attribs['rel'] = 'noopener noreferrer nofollow';
  return { tagName, attribs };
}

/**
 * Images on unencrypted connections, which the page must not load, become links. Within a link, which cannot contain
 * another one, they become text.
 */
function sanitizeImageElement({ src, alt, title, width, height }: Attributes, isInLink: boolean): Tag {
  const url = src?.trim();
  if (url?.toLowerCase().startsWith('http://')) {
    const text = `Image: ${alt || url}`;
    return isInLink
      ? { tagName: 'span', attribs: {}, text }
      : { ...sanitizeLinkElement('a', { href: url }), text };
  }
  const attribs: Attributes = { alt: alt ?? '', loading: 'lazy', referrerpolicy: 'no-referrer' };
  if (url !== undefined) attribs['src'] = url;
  if (title !== undefined) attribs['title'] = title;
  if (width !== undefined && /^\d{1,4}$/.test(width)) attribs['width'] = width;
  if (height !== undefined && /^\d{1,4}$/.test(height)) attribs['height'] = height;
  return { tagName: 'img', attribs };
}

function sanitizeCheckboxElement(tagName: string, { type, checked, ...rest }: Attributes) {
  const attribs: Attributes = { disabled: '', 'aria-label': rest['aria-label'] ?? 'Checkbox' };
  if (type !== undefined) attribs['type'] = type.toLowerCase();
  if (checked !== undefined) attribs['checked'] = '';
  const task = rest[TASK_ID_ATTRIBUTE];
  if (task !== undefined && TASK_ID_PATTERN.test(task)) attribs[TASK_ID_ATTRIBUTE] = task;
  return { tagName, attribs };
}

/**
 * Replaces the style attribute by which markdown-it aligns table cells with `align`, because styles are not allowed.
 */
function sanitizeTableCellElement(tagName: string, { style, ...attribs }: Attributes) {
  const align = /^text-align:(left|center|right)$/.exec(style ?? '')?.[1];
  return { tagName, attribs: align ? { ...attribs, align } : attribs };
}
