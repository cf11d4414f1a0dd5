import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CommandMemory } from '../server/commands/CliCommand';

/**
 * Growth of a thread's heap between two major garbage collections, in percent. V8 would choose up to 300, so that an import
 * with four threads takes 100 MB more. Its time differs by less than two runs of the same import do.
 */
const HEAP_GROWTH_PERCENT = 30;

/** Controls the memory of a command's own process by flags of V8. */
export const processMemory: CommandMemory = {
  limitHeapGrowth: () => setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`),
  releaseUnusedMemory: () => {
    // Node exposes V8's `gc` only in contexts that are created after this flag is set.
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
  },
};
