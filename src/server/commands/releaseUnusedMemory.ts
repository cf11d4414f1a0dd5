import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage and returns the memory to the operating system. After an import, about 60 MB of the heap is garbage,
 * which V8 would keep while VACUUM and the word index need memory. Node exposes V8's `gc` only in contexts that are created
 * after this flag is set.
 */
export function releaseUnusedMemory(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
