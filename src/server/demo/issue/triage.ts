/** Labels, type, priority and issue links that reporters and triagers of the demo set. */
import {
  formatDemoLabelNameOfClass,
  DEMO_TEAM_SCOPE_LABEL_VALUES,
  DEMO_UNSCOPED_LABELS,
} from '../project/labels';
import type { SimulatedIssue } from './SimulatedIssue';
import type { DemoPerson } from '../project/people';
import type { RandomGenerator } from '../project/RandomGenerator';
import type { DemoIssueKind, DemoIssueSubject } from '../project/DemoIssueSubject';
import { generateDemoIssueTitle } from '../text/issueText';
import type { DemoTextGenerator } from '../text/DemoTextGenerator';
import { getLabelId, type DemoProjectContext } from '../project/DemoProjectContext';
import type { Priority } from '../../../shared/issue';

const LABEL_BY_DEMO_ISSUE_KIND: Partial<Record<DemoIssueKind, string>> = {
  crash: 'crash',
  slow: 'performance',
  leak: 'leak',
  hang: 'hang',
  regression: 'regression',
  flaky: 'flaky test',
  chore: 'refactoring',
};

/**
 * Sets the fields that the reporter fills in on the new issue form. Members of the project fill in more of
 * them.
 */
export function setReporterChosenFields(
  project: DemoProjectContext,
  issue: SimulatedIssue,
  { random, context }: DemoTextGenerator,
  reporter: DemoPerson,
): void {
  const { subject, system } = context;
  const label = (name: string) => issue.setInitialFields({ label: getLabelId(project, name) });
  if (random.nextBoolean(0.7)) label(`component::${subject.area.key}`);
  if (random.nextBoolean(0.22)) label(`platform::${system.platform}`);
  if (reporter.role === 'reporter') return;
  const defectLabel = LABEL_BY_DEMO_ISSUE_KIND[subject.kind];
  if (defectLabel && random.nextBoolean(0.8)) label(defectLabel);
  if (random.nextBoolean(0.3)) issue.setInitialFields({ priority: randomIssuePriority(subject, random) });
}

/** Sets an issue's labels, type, priority and links to earlier issues, as a triager does. */
export function simulateIssueTriage(
  project: DemoProjectContext,
  issue: SimulatedIssue,
  texts: DemoTextGenerator,
  triager: DemoPerson,
): void {
  const { random, context } = texts;
  const { subject, system } = context;
  const label = (name: string) => issue.addLabel(triager, getLabelId(project, name));
  if (random.nextBoolean(0.8)) label(`component::${subject.area.key}`);
  const defectLabel = LABEL_BY_DEMO_ISSUE_KIND[subject.kind];
  if (defectLabel && random.nextBoolean(0.7)) label(defectLabel);
  if (random.nextBoolean(0.12)) label(`platform::${system.platform}`);
  if (random.nextBoolean(0.05)) label(`os-version::${system.key}`);
  if (random.nextBoolean(0.08)) label(formatDemoLabelNameOfClass(subject.className));
  if (random.nextBoolean(0.18)) label(random.pickZipfDistributedElement(DEMO_UNSCOPED_LABELS));
  if (random.nextBoolean(0.04)) label(random.pickZipfDistributedElement(DEMO_UNSCOPED_LABELS));
  if (random.nextBoolean(0.06))
    label(`team::${random.pickZipfDistributedElement(DEMO_TEAM_SCOPE_LABEL_VALUES)}`);
  if (subject.kind === 'regression' && random.nextBoolean(0.5)) {
    label(`regressed-in::${context.version.split('.')[0]!}`);
  }
  if (subject.kind === 'wish') issue.setIssueType(triager, 'feature');
  if (issue.priority === 'none' && random.nextBoolean(0.33)) {
    issue.setPriority(triager, randomIssuePriority(subject, random));
  }
  if (random.nextBoolean(0.05)) issue.setTitle(triager, generateDemoIssueTitle(texts));
  addRandomIssueRelations(issue, texts, triager);
}

function randomIssuePriority({ kind }: DemoIssueSubject, random: RandomGenerator): Priority {
  const urgent = kind === 'crash' || kind === 'hang' ? 0.12 : 0.03;
  const draw = random.next();
  return draw < urgent ? 'urgent' : draw < 0.27 ? 'high' : draw < 0.7 ? 'medium' : 'low';
}

function addRandomIssueRelations(
  issue: SimulatedIssue,
  { random, context }: DemoTextGenerator,
  triager: DemoPerson,
): void {
  const { number } = context;
  if (number < 10) return;
  const earlier = () => number - Math.min(number - 1, Math.ceil(random.nextPareto(1, 0.8)));
  if (random.nextBoolean(0.03)) issue.setParentIssue(triager, earlier());
  if (random.nextBoolean(0.04)) issue.addIssueLink(triager, 'relates', earlier());
  if (random.nextBoolean(0.015)) issue.addIssueLink(triager, 'blocks', earlier());
}
