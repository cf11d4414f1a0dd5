/** The worker thread that renders Markdown (see MarkdownThread.ts). */
import { serveWorkerRequests } from '../../search/indexing/serveWorkerRequests';
import type { MarkdownRequest, MarkdownResult } from './MarkdownThread';
import { renderMarkdown } from './renderMarkdown';

serveWorkerRequests(({ text, targets }: MarkdownRequest): MarkdownResult => ({
  html: renderMarkdown(text, targets),
}));
