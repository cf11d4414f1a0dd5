import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE_SCRIPT_SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Checks the page's accessibility with axe. Returns the violated rules with their elements. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // axe is evaluated instead of added as a script element, which the content security policy would block.
  const source = `${AXE_SCRIPT_SOURCE}; axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`;
  const results = await page.evaluate<AxeResults>(source);
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
