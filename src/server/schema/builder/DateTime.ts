import { GraphQLError } from 'graphql';
import { builder } from './builder';

export const DateTime = builder.scalarType('DateTime', {
  description: 'An instant in UTC, as in ISO 8601: `2024-05-01T12:30:00.000Z`.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const instant = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
    if (Number.isNaN(instant.getTime()))
      throw new GraphQLError('A DateTime is written 2024-05-01T12:30:00Z.');
    return instant;
  },
});
