import type { AnchorHTMLAttributes } from 'react';
import { buildIssueKeyHref } from '../issueHref';
import { PreloadLink } from '../PreloadLink';

interface DuplicateIssueLinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'title' | 'children'
> {
  issueKey: string;
  opensNewTab: boolean;
}

/** Link to a likely duplicate, in this tab or in a new one. */
export function DuplicateIssueLink({ issueKey, opensNewTab, ...props }: DuplicateIssueLinkProps) {
  const href = buildIssueKeyHref(issueKey);
  return opensNewTab ? (
    <a {...props} href={href} target="_blank" rel="noreferrer" />
  ) : (
    <PreloadLink {...props} to={href} />
  );
}
