/** Suggested label colors: distinguishable from each other in the light and the dark theme. */
export const LABEL_COLORS = [
  ['Red', '#d1383d'],
  ['Orange', '#d9730d'],
  ['Amber', '#c79a00'],
  ['Lime', '#7a9a01'],
  ['Green', '#2e9e5b'],
  ['Teal', '#12908e'],
  ['Sky', '#2c8fd1'],
  ['Blue', '#3f6be0'],
  ['Violet', '#7a55d6'],
  ['Magenta', '#b04bc0'],
  ['Pink', '#d6457f'],
  ['Gray', '#8b949e'],
] as const satisfies readonly (readonly [name: string, color: string])[];

/** Initial color of a new label; never gray. */
export function randomLabelColor(): string {
  const hues = LABEL_COLORS.length - 1;
  return LABEL_COLORS[Math.floor(Math.random() * hues)]![1];
}
