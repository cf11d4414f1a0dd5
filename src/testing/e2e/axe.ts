import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE_SCRIPT_SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Tags of the axe rules that are checked: those of WCAG 2.2, levels A and AA, and axe's best practices. */
const AXE_RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the page's accessibility with axe. Returns the violated rules with their elements. */
export const findAxeViolations = (page: Page): Promise<string[]> => runAxe(page, AXE_RULE_TAGS);

/**
 * Checks only the contrast of colors. It is the only rule whose result depends on the theme, so a page that
 * passed all rules in one theme needs only this check in the other.
 */
export const findContrastViolations = (page: Page): Promise<string[]> => runAxe(page, ['color-contrast']);

/** @param runOnly tags or ids of the axe rules to check */
async function runAxe(page: Page, runOnly: readonly string[]): Promise<string[]> {
  // axe is evaluated instead of added as a script element, which the content security policy would block.
  const source = `${AXE_SCRIPT_SOURCE}; axe.run({ runOnly: ${JSON.stringify(runOnly)} })`;
  const results = await page.evaluate<AxeResults>(source);
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
