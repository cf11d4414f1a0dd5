/** Shows attached files in texts: images with their dimensions and a link to the file, other files with their size. */
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it/index.js';
import { findFileKeys, formatFileId, formatFileSize } from '../../../shared/files';
import type { AttachedFile, TextReferenceTargets } from './references';

export function installAttachedFilesPlugin(parser: MarkdownIt): void {
  const { rules } = parser.renderer;
  const renderImage = rules.image!;
  rules.image = (tokens, index, options, env: { targets?: TextReferenceTargets }, renderer) => {
    const token = tokens[index]!;
    const src = token.attrGet('src') ?? '';
    const file = findAttachedFile(src, env.targets);
    if (file?.width != null && file.height != null) {
      // The browser reserves the space, so that the text does not move when the image is loaded.
      token.attrSet('width', String(file.width));
      token.attrSet('height', String(file.height));
    }
    const html = renderImage(tokens, index, options, env, renderer);
    if (!file || isInLink(tokens, index)) return html;
    return `<a href="${parser.utils.escapeHtml(src)}">${html}</a>`;
  };
  const renderLink = rules.link_open;
  rules.link_open = (tokens, index, options, env: { targets?: TextReferenceTargets }, renderer) => {
    const token = tokens[index]!;
    const file = findAttachedFile(token.attrGet('href') ?? '', env.targets);
    if (file && token.attrGet('title') === null) token.attrSet('title', formatFileSize(file.size));
    return renderLink
      ? renderLink(tokens, index, options, env, renderer)
      : renderer.renderToken(tokens, index, options);
  };
}

function findAttachedFile(url: string, targets: TextReferenceTargets | undefined): AttachedFile | undefined {
  const [key] = url.startsWith('/files/') ? findFileKeys(url) : [];
  return key && targets?.files.get(formatFileId(key));
}

function isInLink(tokens: readonly Token[], index: number): boolean {
  const last = tokens.slice(0, index).findLast(({ type }) => type === 'link_open' || type === 'link_close');
  return last?.type === 'link_open';
}
