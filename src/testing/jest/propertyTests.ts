/** jest setup file: gives all property tests the same seed. */
import fc from 'fast-check';
import { RANDOM_SEED } from '../randomSeed';

fc.configureGlobal({ seed: RANDOM_SEED });
