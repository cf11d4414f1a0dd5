import { copyText } from './copyText';
import { showNotice } from '../notice';

/**
 * Copies a link, and confirms it. If the browser does not allow this, shows the link instead.
 * @param href absolute address, or path on this server
 * @returns whether the link was copied
 */
export async function copyLink(href: string): Promise<boolean> {
  const url = new URL(href, window.location.href).href;
  try {
    await copyText(url);
    showNotice('Link copied', 'confirmation');
    return true;
  } catch {
    showNotice(`The link could not be copied: ${url}`, 'error');
    return false;
  }
}
