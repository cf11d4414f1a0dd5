/** Labels, type, priority and issue links that reporters and triagers of the demo set. */
import { formatCodeLabelName, TEAM_LABELS, TOPIC_LABELS } from '../project/labels';
import type { SimulatedIssue } from './SimulatedIssue';
import type { DemoPerson } from '../project/people';
import type { Random } from '../project/Random';
import type { SubjectMatterKind, IssueSubjectMatter } from '../project/IssueSubjectMatter';
import { generateIssueTitle } from '../text/titles';
import type { TextGenerator } from '../text/TextGenerator';
import { getLabelId, type DemoProjectContext } from '../project/DemoProjectContext';
import type { Priority } from '../../../shared/issue';

const DEFECT_LABEL_BY_KIND: Partial<Record<SubjectMatterKind, string>> = {
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
export function addReporterFields(
  project: DemoProjectContext,
  issue: SimulatedIssue,
  { random, context }: TextGenerator,
  reporter: DemoPerson,
): void {
  const { subject, system } = context;
  const label = (name: string) => issue.setInitialFields({ label: getLabelId(project, name) });
  if (random.chance(0.7)) label(`component::${subject.area.key}`);
  if (random.chance(0.22)) label(`platform::${system.platform}`);
  if (reporter.role === 'reporter') return;
  const defectLabel = DEFECT_LABEL_BY_KIND[subject.kind];
  if (defectLabel && random.chance(0.8)) label(defectLabel);
  if (random.chance(0.3)) issue.setInitialFields({ priority: randomPriority(subject, random) });
}

/** Sets an issue's labels, type, priority and links to earlier issues, as a triager does. */
export function triageIssue(
  project: DemoProjectContext,
  issue: SimulatedIssue,
  texts: TextGenerator,
  triager: DemoPerson,
): void {
  const { random, context } = texts;
  const { subject, system } = context;
  const label = (name: string) => issue.addLabel(triager, getLabelId(project, name));
  if (random.chance(0.8)) label(`component::${subject.area.key}`);
  const defectLabel = DEFECT_LABEL_BY_KIND[subject.kind];
  if (defectLabel && random.chance(0.7)) label(defectLabel);
  if (random.chance(0.12)) label(`platform::${system.platform}`);
  if (random.chance(0.05)) label(`os-version::${system.key}`);
  if (random.chance(0.08)) label(formatCodeLabelName(subject.className));
  if (random.chance(0.18)) label(random.pickZipf(TOPIC_LABELS));
  if (random.chance(0.04)) label(random.pickZipf(TOPIC_LABELS));
  if (random.chance(0.06)) label(`team::${random.pickZipf(TEAM_LABELS)}`);
  if (subject.kind === 'regression' && random.chance(0.5)) {
    label(`regressed-in::${context.version.split('.')[0]!}`);
  }
  if (subject.kind === 'wish') issue.setType(triager, 'feature');
  if (issue.priority === 'none' && random.chance(0.33)) {
    issue.setPriority(triager, randomPriority(subject, random));
  }
  if (random.chance(0.05)) issue.rename(triager, generateIssueTitle(texts));
  addRelations(issue, texts, triager);
}

function randomPriority({ kind }: IssueSubjectMatter, random: Random): Priority {
  const urgent = kind === 'crash' || kind === 'hang' ? 0.12 : 0.03;
  const draw = random.next();
  return draw < urgent ? 'urgent' : draw < 0.27 ? 'high' : draw < 0.7 ? 'medium' : 'low';
}

function addRelations(issue: SimulatedIssue, { random, context }: TextGenerator, triager: DemoPerson): void {
  const { number } = context;
  if (number < 10) return;
  const earlier = () => number - Math.min(number - 1, Math.ceil(random.pareto(1, 0.8)));
  if (random.chance(0.03)) issue.setParent(triager, earlier());
  if (random.chance(0.04)) issue.link(triager, 'relates', earlier());
  if (random.chance(0.015)) issue.link(triager, 'blocks', earlier());
}
