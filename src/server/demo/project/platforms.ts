/** Operating systems of people who report issues. */
import type { Random } from './Random';

export interface System {
  /** Second part of the label `platform::windows`. */
  platform: string;
  /** Second part of the label `os-version::windows-7`. */
  key: string;
  name: string;
  /** Release date as a fractional year. */
  since: number;
}

const system = (platform: string, name: string, since: number): System => ({
  platform,
  key: name.toLowerCase().replaceAll(' ', '-'),
  name,
  since,
});

export const SYSTEMS: readonly System[] = [
  system('windows', 'Windows XP', 2001.8),
  system('windows', 'Windows 7', 2009.8),
  system('windows', 'Windows 8.1', 2013.8),
  system('windows', 'Windows 10', 2015.6),
  system('windows', 'Windows Server 2019', 2018.8),
  system('windows', 'Windows 11', 2021.8),
  system('windows', 'Windows Server 2025', 2024.8),
  system('macos', 'macOS 10.6', 2009.6),
  system('macos', 'macOS 10.8', 2012.6),
  system('macos', 'macOS 10.10', 2014.8),
  system('macos', 'macOS 10.13', 2017.7),
  system('macos', 'macOS 10.15', 2019.8),
  system('macos', 'macOS 11', 2020.9),
  system('macos', 'macOS 12', 2021.8),
  system('macos', 'macOS 13', 2022.8),
  system('macos', 'macOS 14', 2023.7),
  system('macos', 'macOS 15', 2024.7),
  system('linux', 'Debian 6', 2011.1),
  system('linux', 'Debian 8', 2015.3),
  system('linux', 'Debian 10', 2019.5),
  system('linux', 'Debian 12', 2023.4),
  system('linux', 'Ubuntu 10.04', 2010.3),
  system('linux', 'Ubuntu 14.04', 2014.3),
  system('linux', 'Ubuntu 18.04', 2018.3),
  system('linux', 'Ubuntu 22.04', 2022.3),
  system('linux', 'Ubuntu 24.04', 2024.3),
  system('linux', 'Fedora 22', 2015.4),
  system('linux', 'Fedora 32', 2020.3),
  system('linux', 'Fedora 40', 2024.3),
  system('linux', 'Arch Linux', 2002),
  system('android', 'Android 4', 2011.8),
  system('android', 'Android 6', 2015.8),
  system('android', 'Android 8', 2017.6),
  system('android', 'Android 10', 2019.7),
  system('android', 'Android 12', 2021.8),
  system('android', 'Android 14', 2023.8),
  system('android', 'Android 15', 2024.8),
  system('ios', 'iOS 9', 2015.7),
  system('ios', 'iOS 12', 2018.7),
  system('ios', 'iOS 15', 2021.7),
  system('ios', 'iOS 17', 2023.7),
  system('ios', 'iOS 18', 2024.7),
  system('chromeos', 'ChromeOS 60', 2017.6),
  system('chromeos', 'ChromeOS 100', 2022.2),
  system('freebsd', 'FreeBSD 9', 2012),
  system('freebsd', 'FreeBSD 13', 2021.3),
];

const MOST_USED = ['windows', 'linux', 'macos', 'android', 'windows', 'ios', 'linux', 'chromeos', 'freebsd'];

/** Picks a system that was released at this time. Newer systems are more frequent. */
export function systemAt(instant: number, random: Random): System {
  const year = 1970 + instant / (365.25 * 24 * 3_600_000);
  for (;;) {
    const platform = random.pickZipf(MOST_USED);
    const released = SYSTEMS.filter((entry) => entry.platform === platform && entry.since <= year);
    if (released.length > 0) return random.pickZipf(released.reverse());
  }
}
