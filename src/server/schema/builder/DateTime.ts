import { GraphQLError } from 'graphql';
import { schemaBuilder } from './builder';

export const GraphQLDateTime = schemaBuilder.scalarType('DateTime', {
  description: 'A point in time in UTC, in ISO 8601 format: `2024-05-01T12:30:00.000Z`.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const instant = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
    if (Number.isNaN(instant.getTime()))
      throw new GraphQLError('Invalid DateTime: use ISO 8601 format, such as 2024-05-01T12:30:00Z.');
    return instant;
  },
});
