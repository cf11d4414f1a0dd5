/** Operating systems of the people who report demo issues. */
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

const createDemoOperatingSystem = (platform: string, name: string, since: number): DemoOperatingSystem => ({
  platform,
  key: name.toLowerCase().replaceAll(' ', '-'),
  name,
  since,
});

export const DEMO_OPERATING_SYSTEMS: readonly DemoOperatingSystem[] = [
  createDemoOperatingSystem('windows', 'Windows XP', 2001.8),
  createDemoOperatingSystem('windows', 'Windows 7', 2009.8),
  createDemoOperatingSystem('windows', 'Windows 8.1', 2013.8),
  createDemoOperatingSystem('windows', 'Windows 10', 2015.6),
  createDemoOperatingSystem('windows', 'Windows Server 2019', 2018.8),
  createDemoOperatingSystem('windows', 'Windows 11', 2021.8),
  createDemoOperatingSystem('windows', 'Windows Server 2025', 2024.8),
  createDemoOperatingSystem('macos', 'macOS 10.6', 2009.6),
  createDemoOperatingSystem('macos', 'macOS 10.8', 2012.6),
  createDemoOperatingSystem('macos', 'macOS 10.10', 2014.8),
  createDemoOperatingSystem('macos', 'macOS 10.13', 2017.7),
  createDemoOperatingSystem('macos', 'macOS 10.15', 2019.8),
  createDemoOperatingSystem('macos', 'macOS 11', 2020.9),
  createDemoOperatingSystem('macos', 'macOS 12', 2021.8),
  createDemoOperatingSystem('macos', 'macOS 13', 2022.8),
  createDemoOperatingSystem('macos', 'macOS 14', 2023.7),
  createDemoOperatingSystem('macos', 'macOS 15', 2024.7),
  createDemoOperatingSystem('linux', 'Debian 6', 2011.1),
  createDemoOperatingSystem('linux', 'Debian 8', 2015.3),
  createDemoOperatingSystem('linux', 'Debian 10', 2019.5),
  createDemoOperatingSystem('linux', 'Debian 12', 2023.4),
  createDemoOperatingSystem('linux', 'Ubuntu 10.04', 2010.3),
  createDemoOperatingSystem('linux', 'Ubuntu 14.04', 2014.3),
  createDemoOperatingSystem('linux', 'Ubuntu 18.04', 2018.3),
  createDemoOperatingSystem('linux', 'Ubuntu 22.04', 2022.3),
  createDemoOperatingSystem('linux', 'Ubuntu 24.04', 2024.3),
  createDemoOperatingSystem('linux', 'Fedora 22', 2015.4),
  createDemoOperatingSystem('linux', 'Fedora 32', 2020.3),
  createDemoOperatingSystem('linux', 'Fedora 40', 2024.3),
  createDemoOperatingSystem('linux', 'Arch Linux', 2002),
  createDemoOperatingSystem('android', 'Android 4', 2011.8),
  createDemoOperatingSystem('android', 'Android 6', 2015.8),
  createDemoOperatingSystem('android', 'Android 8', 2017.6),
  createDemoOperatingSystem('android', 'Android 10', 2019.7),
  createDemoOperatingSystem('android', 'Android 12', 2021.8),
  createDemoOperatingSystem('android', 'Android 14', 2023.8),
  createDemoOperatingSystem('android', 'Android 15', 2024.8),
  createDemoOperatingSystem('ios', 'iOS 9', 2015.7),
  createDemoOperatingSystem('ios', 'iOS 12', 2018.7),
  createDemoOperatingSystem('ios', 'iOS 15', 2021.7),
  createDemoOperatingSystem('ios', 'iOS 17', 2023.7),
  createDemoOperatingSystem('ios', 'iOS 18', 2024.7),
  createDemoOperatingSystem('chromeos', 'ChromeOS 60', 2017.6),
  createDemoOperatingSystem('chromeos', 'ChromeOS 100', 2022.2),
  createDemoOperatingSystem('freebsd', 'FreeBSD 9', 2012),
  createDemoOperatingSystem('freebsd', 'FreeBSD 13', 2021.3),
];

const DEMO_PLATFORMS_BY_POPULARITY = [
  'windows',
  'linux',
  'macos',
  'android',
  'windows',
  'ios',
  'linux',
  'chromeos',
  'freebsd',
];

/** Picks an operating system that had been released by a time. Newer systems are more frequent. */
export function randomDemoOperatingSystem(instant: number, random: RandomGenerator): DemoOperatingSystem {
  const year = 1970 + instant / (365.25 * 24 * 3_600_000);
  for (;;) {
    const platform = random.pickZipfDistributedElement(DEMO_PLATFORMS_BY_POPULARITY);
    const released = DEMO_OPERATING_SYSTEMS.filter(
      (entry) => entry.platform === platform && entry.since <= year,
    );
    if (released.length > 0) return random.pickZipfDistributedElement(released.reverse());
  }
}
