/** Jest setup file: the timeout for elements and expectations in component tests. */
import { configure } from '@testing-library/dom';

/**
 * In milliseconds. Code that a component loads on demand is compiled at its first import, which takes several seconds
 * on a busy machine.
 */
const WAIT_TIMEOUT_MS = 20_000;

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });
