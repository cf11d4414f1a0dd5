import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { MarkdownPreviewQuery } from '../../../../__generated__/MarkdownPreviewQuery.graphql';
import { RenderedMarkdown } from '../RenderedMarkdown';

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
