/** jest setup file: gives all property tests the same seed. */
import fc from 'fast-check';
import { RANDOM_SEED } from '../randomCases';

fc.configureGlobal({ seed: RANDOM_SEED });
