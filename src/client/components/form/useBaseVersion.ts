import { useState } from 'react';
import type { UserError } from '../../errors/UserError';
import type { MutationResult } from '../../mutations/queue/MutationQueue';

/**
 * The object version that a form sends as `baseVersion`: the version when the form was opened or, after an edit conflict,
 * the version that the conflict reported, so that saving again overwrites the other user's change.
 */
export function useBaseVersion(version: string) {
  const [baseVersion, setBaseVersion] = useState(version);
  const acknowledgeConflicts = (result: MutationResult): MutationResult => {
    if (result.status !== 'refused') return result;
    const conflict = result.errors.find((error) => error.version != null);
    if (conflict) setBaseVersion(conflict.version!);
    return { ...result, errors: result.errors.map(explainConflict) };
  };
  return { baseVersion, acknowledgeConflicts };
}

const explainConflict = (error: UserError): UserError =>
  error.version == null
    ? error
    : { ...error, message: `${error.message} Save again to replace that change with yours.` };
