import { parseLabelScope } from '../../../shared/validation/labels';

/** Whether two labels belong to the same scope. An issue has at most one label of each scope. */
export function isSameLabelScope(a: string, b: string): boolean {
  const scope = parseLabelScope(a);
  return scope !== null && scope === parseLabelScope(b);
}
