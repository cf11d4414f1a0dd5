import { isIP } from 'node:net';
import { WinnowError } from '../../shared/errors';
import type { Config } from './Config';

/** Whether a host name or address can be reached from this machine only. Accepts `[::1]` with brackets. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/**
 * The passwords of demo accounts are public, so a demo listens on a loopback address unless
 * WINNOW_DEMO_PUBLIC=1. Throws WinnowError VALIDATION_FAILED otherwise.
 */
export function requireLoopbackHostForDemo({ host, demoPublic }: Pick<Config, 'host' | 'demoPublic'>): void {
  if (demoPublic || isLoopbackHost(host)) return;
  throw new WinnowError(
    'VALIDATION_FAILED',
    `HOST must be a loopback address such as 127.0.0.1, not "${host}": the passwords of demo accounts are public. Set WINNOW_DEMO_PUBLIC=1 to allow access from other machines.`,
  );
}
