/** Markdown as GitHub writes it in issues: tables, strikethrough, task lists, bare links, hard line breaks. */
import MarkdownIt from 'markdown-it';
import { colorLittle, highlight } from './highlight';
import { references } from './references';
import { taskLists } from './taskLists';

/** A longer run without a space is data: to look for addresses in it would take a time that goes with its square. */
const RUN_MAX = 2_048;

const linking = createParser(true);
const plain = createParser(false);

/** What reads this text. */
export function parserFor(text: string): MarkdownIt {
  return text.split(/\s+/).some((run) => run.length > RUN_MAX) ? plain : linking;
}

function createParser(linkify: boolean): MarkdownIt {
  const parser = new MarkdownIt({
    // Raw HTML passes here and is sanitized with all the rest afterwards.
    html: true,
    linkify,
    breaks: true,
    highlight,
  })
    .use(taskLists)
    .use(references)
    .use(colorLittle);
  // A word with a dot in it is a file or a member more often than a host.
  parser.linkify.set({ fuzzyLink: false, fuzzyIP: false });
  return parser;
}
