import { useState } from 'react';
import { joinErrorMessages, type UserError } from '../errors/UserError';

/** The results of queued and of immediate mutations, as far as this hook reads them. */
type TrackedResult =
  | { readonly status: 'done' | 'waiting' }
  | { readonly status: 'refused'; readonly errors: readonly UserError[] };

/**
 * The status of the mutations that a control commits: whether one is being sent, and the error messages of the last one
 * if it was rejected.
 */
export function useMutationStatus() {
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const track = async <Result extends TrackedResult>(committed: Promise<Result>): Promise<Result> => {
    setError(null);
    setIsPending(true);
    const result = await committed.finally(() => setIsPending(false));
    if (result.status === 'refused') setError(joinErrorMessages(result.errors));
    return result;
  };
  return { error, isPending, track };
}
