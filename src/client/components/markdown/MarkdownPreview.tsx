import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { MarkdownPreviewQuery } from '../../../../__generated__/MarkdownPreviewQuery.graphql';
import { RenderedMarkdown } from './RenderedMarkdown';
import { useIsOnline } from '../../relay/network/ServerReachabilityTracker';
import styles from './MarkdownPreview.module.css';

export const markdownPreviewQuery = graphql`
  query MarkdownPreviewQuery($key: String!, $text: String!) {
    project(key: $key) {
      renderMarkdown(text: $text)
    }
  }
`;

/** Markdown as rendered by the server. */
export function MarkdownPreview({ queryRef }: { queryRef: PreloadedQuery<MarkdownPreviewQuery> }) {
  const { project } = usePreloadedQuery<MarkdownPreviewQuery>(markdownPreviewQuery, queryRef);
  return <RenderedMarkdown html={project?.renderMarkdown ?? ''} size="small" />;
}

/** Placeholder for a preview that is being rendered. While offline, explains that the preview will appear later. */
export function PendingMarkdownPreview() {
  return (
    <p role="status" className={styles.pending}>
      {useIsOnline() ? 'Rendering…' : 'Connection lost. The preview appears when the server can be reached.'}
    </p>
  );
}
