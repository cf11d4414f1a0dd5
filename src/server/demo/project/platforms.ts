/** Operating systems of the people who report demo issues. */
import vocabulary from '../vocabulary/platforms.json';
import type { RandomGenerator } from './RandomGenerator';

export interface DemoOperatingSystem {
  /** Value of the scoped label that names the platform: `windows` in `platform::windows`. */
  platform: string;
  /** Value of the scoped label that names the version: `windows-7` in `os-version::windows-7`. */
  key: string;
  name: string;
  /** Release date as a fractional year. */
  since: number;
}

export const DEMO_OPERATING_SYSTEMS: readonly DemoOperatingSystem[] = vocabulary.operatingSystems.map(
  (system) => ({ ...system, key: system.name.toLowerCase().replaceAll(' ', '-') }),
);

/** Picks an operating system that had been released by a time. Newer systems are more frequent. */
export function randomDemoOperatingSystem(instant: number, random: RandomGenerator): DemoOperatingSystem {
  const year = 1970 + instant / (365.25 * 24 * 3_600_000);
  for (;;) {
    const platform = random.pickZipfDistributedElement(vocabulary.platformsByPopularity);
    const released = DEMO_OPERATING_SYSTEMS.filter(
      (entry) => entry.platform === platform && entry.since <= year,
    );
    if (released.length > 0) return random.pickZipfDistributedElement(released.reverse());
  }
}
