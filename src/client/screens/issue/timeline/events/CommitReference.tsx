import type { ReactNode } from 'react';

interface CommitReferenceProps {
  hash: string;
  /** Address of the commit's page; null if there is none. */
  url: string | null;
}

/** A commit of the repository that an issue was imported from. */
export function CommitReference({ hash, url }: CommitReferenceProps): ReactNode {
  return <ExternalReference url={url}>commit {hash.slice(0, 10)}</ExternalReference>;
}

/** A name in the timeline, which links to a page outside of Winnow if it has an address. */
export function ExternalReference({ url, children }: { url: string | null; children: ReactNode }): ReactNode {
  if (!url?.startsWith('http')) return <b>{children}</b>;
  return (
    <a href={url} rel="noopener noreferrer nofollow" target="_blank">
      <b>{children}</b>
    </a>
  );
}
