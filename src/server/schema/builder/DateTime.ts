import { GraphQLError } from 'graphql';
import { schemaBuilder } from './builder';

export const GraphQLDateTime = schemaBuilder.scalarType('DateTime', {
  description: 'A point in time in UTC, in ISO 8601 format: `2024-05-01T12:30:00.000Z`.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const instant = typeof value === 'string' ? parseIsoDateTime(value) : null;
    if (!instant)
      throw new GraphQLError('Invalid DateTime: use ISO 8601 format, such as 2024-05-01T12:30:00Z.');
    return instant;
  },
});

const ISO_PATTERN = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** `Date` also accepts texts such as "Sprint 12", and reads times without an offset in the time zone of the server. */
function parseIsoDateTime(text: string): Date | null {
  const [, day, offset] = ISO_PATTERN.exec(text) ?? [];
  if (day === undefined) return null;
  const instant = new Date(text.length === day.length || offset ? text : `${text}Z`);
  const midnight = new Date(day);
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return exists && !Number.isNaN(instant.getTime()) ? instant : null;
}
