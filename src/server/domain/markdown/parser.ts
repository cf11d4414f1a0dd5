/** Markdown as GitHub writes it in issues: tables, strikethrough, task lists, bare links, hard line breaks. */
import MarkdownIt from 'markdown-it';
import { highlight } from './highlight';
import { references } from './references';
import { taskLists } from './taskLists';

export const parser = new MarkdownIt({
  // Raw HTML passes here and is sanitized with all the rest afterwards.
  html: true,
  linkify: true,
  breaks: true,
  highlight,
})
  .use(taskLists)
  .use(references);

// A word with a dot in it is a file or a member more often than a host.
parser.linkify.set({ fuzzyLink: false, fuzzyIP: false });
