import { ExternalLink } from 'lucide-react';
import styles from './ImportSourceLink.module.css';

/** Link to the source of an imported issue. Renders nothing unless the address is http or https. */
export function ImportSourceLink({ href }: { href: string }) {
  const url = URL.parse(href);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return (
    <a href={url.href} className={styles.source} rel="noreferrer" target="_blank">
      {url.hostname}
      <ExternalLink size={13} strokeWidth={1.75} aria-hidden="true" />
    </a>
  );
}
