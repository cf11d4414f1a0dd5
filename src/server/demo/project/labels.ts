/** Generates the about 300 labels of a demo project: scoped labels such as `platform::linux`, and topics. */
import vocabulary from '../vocabulary/labels.json';
import type { DemoHistoryPeriod } from './calendar';
import { createDemoReleases } from './releases';
import { DEMO_OPERATING_SYSTEMS } from './platforms';
import type { DemoAreaVocabulary } from './projects';

export interface NewDemoLabel {
  name: string;
  color: string;
  description: string;
}

/** Labels without a scope, in descending order of frequency. */
export const DEMO_UNSCOPED_LABELS: readonly string[] = vocabulary.unscoped;
export const DEMO_NEEDS_SCOPE_LABEL_VALUES: readonly string[] = vocabulary.needs;
export const DEMO_EFFORT_SCOPE_LABEL_VALUES: readonly string[] = vocabulary.effort;
export const DEMO_TEAM_SCOPE_LABEL_VALUES: readonly string[] = vocabulary.team;

const DEMO_LABEL_DESCRIPTIONS: Readonly<Record<string, string>> = vocabulary.descriptions;

export function createDemoLabels(
  areas: readonly DemoAreaVocabulary[],
  calendar: DemoHistoryPeriod,
): NewDemoLabel[] {
  const releases = createDemoReleases(calendar);
  const majors = [...new Set(releases.map((release) => release.major))];
  return [
    ...vocabulary.defects.map((name, i) => createNewDemoLabel(name, hslToHex(i * 37 + 8, 0.62, 0.45))),
    ...DEMO_UNSCOPED_LABELS.map((name, i) => createNewDemoLabel(name, hslToHex(i * 53 + 20, 0.5, 0.45))),
    ...areas.map(({ key, name }, i) =>
      createNewDemoLabel(`component::${key}`, hslToHex(i * 29 + 200, 0.55, 0.42), `Concerns ${name}`),
    ),
    ...areas.flatMap(({ key, classes }) =>
      classes.map((name, i) =>
        createNewDemoLabel(
          formatDemoLabelNameOfClass(name),
          hslToHex(i * 9 + key.length * 31, 0.22, 0.45),
          `The class ${name}`,
        ),
      ),
    ),
    ...[...new Set(DEMO_OPERATING_SYSTEMS.map((system) => system.platform))].map((name) =>
      createNewDemoLabel(`platform::${name}`, hslToHex(178, 0.75, 0.32)),
    ),
    ...DEMO_OPERATING_SYSTEMS.map(({ key, name }) =>
      createNewDemoLabel(`os-version::${key}`, hslToHex(195, 0.35, 0.42), `Seen on ${name}`),
    ),
    ...DEMO_NEEDS_SCOPE_LABEL_VALUES.map((name) =>
      createNewDemoLabel(`needs::${name}`, hslToHex(42, 0.75, 0.38)),
    ),
    ...DEMO_EFFORT_SCOPE_LABEL_VALUES.map((name) =>
      createNewDemoLabel(`effort::${name}`, hslToHex(262, 0.4, 0.55)),
    ),
    ...DEMO_TEAM_SCOPE_LABEL_VALUES.map((name) =>
      createNewDemoLabel(`team::${name}`, hslToHex(320, 0.45, 0.45)),
    ),
    ...majors.map((major) =>
      createNewDemoLabel(
        `regressed-in::${major}`,
        hslToHex(350, 0.55, 0.48),
        `Regression since version ${major}.0`,
      ),
    ),
    ...releases
      .slice(-32)
      .map(({ title }) =>
        createNewDemoLabel(
          `backport::${title}`,
          hslToHex(140, 0.45, 0.35),
          `Planned for an update of ${title}`,
        ),
      ),
  ];
}

/** Returns the label for a class of the product's code: `code::` and the class name in kebab case. */
export const formatDemoLabelNameOfClass = (className: string): string =>
  `code::${className.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()}`;

const createNewDemoLabel = (
  name: string,
  color: string,
  description = DEMO_LABEL_DESCRIPTIONS[name] ?? '',
): NewDemoLabel => ({
  name,
  color,
  description,
});

/** Converts HSL to `#rrggbb`. @param degrees hue; saturation and lightness are from 0 to 1 */
function hslToHex(degrees: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const position = (offset + degrees / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
