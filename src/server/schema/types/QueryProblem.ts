import type { QueryProblem } from '../../../shared/query/ast';
import { schemaBuilder } from '../builder/builder';

export const GraphQLQueryProblem = schemaBuilder.objectRef<QueryProblem>('QueryProblem').implement({
  description: 'A part of a query that could not be interpreted. The rest of the query is still applied.',
  fields: (t) => ({
    start: t.exposeInt('start', {
      description: 'Start of the invalid part, in UTF-16 code units from the start of the query.',
    }),
    end: t.exposeInt('end', { description: 'End of the invalid part, exclusive, in UTF-16 code units.' }),
    message: t.exposeString('message', { description: 'Human-readable description of the problem.' }),
    suggestion: t.exposeString('suggestion', {
      nullable: true,
      description: 'Replacement for the invalid part, empty to remove it, or null if there is no suggestion.',
    }),
  }),
});
