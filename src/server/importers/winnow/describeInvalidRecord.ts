import type { ZodError } from 'zod';

/** Describes the first validation error of a record, with the path of the field. */
export function describeInvalidRecord({ issues: [problem] }: ZodError): string {
  if (!problem) return 'invalid record';
  const path = problem.path.join('.');
  return path === '' ? `invalid record: ${problem.message}` : `invalid field ${path}: ${problem.message}`;
}
