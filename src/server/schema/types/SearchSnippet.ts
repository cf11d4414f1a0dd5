import type { SearchQuerySpan } from '../../../shared/query/ast';
import { encodeGlobalId } from '../../domain/base/ids';
import { loadUser } from '../../domain/people/users';
import type { SearchSnippet } from '../../search/snippets/readSearchSnippets';
import { schemaBuilder } from '../builder/builder';
import { GraphQLUser } from './User';

const GraphQLTextRange = schemaBuilder.objectRef<SearchQuerySpan>('TextRange').implement({
  description: 'A part of a text, in UTF-16 code units.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'Start of the part, from 0.' }),
    end: t.exposeInt('end', { description: 'End of the part, exclusive.' }),
  }),
});

export const GraphQLSearchSnippet = schemaBuilder.objectRef<SearchSnippet>('SearchSnippet').implement({
  description: 'A part of an issue’s description or of one of its comments that contains words of a query.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description:
        'Plain text in one line, at most 250 characters. An ellipsis marks where the text continues.',
    }),
    matches: t.expose('matches', {
      type: [GraphQLTextRange],
      description:
        'Ranges of the text with the words and phrases of the query, in ascending order, without overlaps.',
    }),
    commentId: t.id({
      nullable: true,
      description: 'Id of the comment that contains the text, or null if the description contains it.',
      resolve: ({ project_id, comment_id }) =>
        comment_id === null ? null : encodeGlobalId('Comment', project_id, comment_id),
    }),
    commentAuthor: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'Author of that comment, or null without a comment or if the author is unknown.',
      resolve: ({ author_id }, _args, context) => loadUser(context, author_id),
    }),
  }),
});
