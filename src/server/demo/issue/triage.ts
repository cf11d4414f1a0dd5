/** What an issue is filed under: by its reporter, who fills in a form, and by the triager's first look. */
import { codeLabel, TEAMS, TOPICS } from '../project/labels';
import type { SimulatedIssue } from './SimulatedIssue';
import type { Person } from '../project/people';
import type { Random } from '../project/Random';
import type { SubjectKind, Subject } from '../project/Subject';
import { titleOf } from '../text/titles';
import type { TextGenerator } from '../text/TextGenerator';
import { labelId, type ProjectContext } from '../project/ProjectContext';
import type { Priority } from '../../../shared/issue';

const TROUBLE_LABEL: Partial<Record<SubjectKind, string>> = {
  crash: 'crash',
  slow: 'performance',
  leak: 'leak',
  hang: 'hang',
  regression: 'regression',
  flaky: 'flaky test',
  chore: 'refactoring',
};

/** The form asks for the component; those who know the project leave less to the triager. */
export function addReporterFields(
  world: ProjectContext,
  life: SimulatedIssue,
  { random, context: scene }: TextGenerator,
  reporter: Person,
): void {
  const { subject, system } = scene;
  const label = (name: string) => life.openWith({ label: labelId(world, name) });
  if (random.chance(0.7)) label(`component::${subject.area.key}`);
  if (random.chance(0.22)) label(`platform::${system.platform}`);
  if (reporter.role === 'reporter') return;
  const trouble = TROUBLE_LABEL[subject.matter];
  if (trouble && random.chance(0.8)) label(trouble);
  if (random.chance(0.3)) life.openWith({ priority: drawPriority(subject, random) });
}

/** Labels, type, priority, and what it has to do with other issues. */
export function triage(
  world: ProjectContext,
  life: SimulatedIssue,
  voice: TextGenerator,
  triager: Person,
): void {
  const { random, context: scene } = voice;
  const { subject, system } = scene;
  const label = (name: string) => life.addLabel(triager, labelId(world, name));
  if (random.chance(0.8)) label(`component::${subject.area.key}`);
  const trouble = TROUBLE_LABEL[subject.matter];
  if (trouble && random.chance(0.7)) label(trouble);
  if (random.chance(0.12)) label(`platform::${system.platform}`);
  if (random.chance(0.05)) label(`os-version::${system.key}`);
  if (random.chance(0.08)) label(codeLabel(subject.className));
  if (random.chance(0.18)) label(random.pickZipf(TOPICS));
  if (random.chance(0.04)) label(random.pickZipf(TOPICS));
  if (random.chance(0.06)) label(`team::${random.pickZipf(TEAMS)}`);
  if (subject.matter === 'regression' && random.chance(0.5)) {
    label(`regressed-in::${scene.version.split('.')[0]!}`);
  }
  if (subject.matter === 'wish') life.setType(triager, 'feature');
  if (life.priority === 'none' && random.chance(0.33)) {
    life.setPriority(triager, drawPriority(subject, random));
  }
  if (random.chance(0.05)) life.rename(triager, titleOf(voice));
  relate(life, voice, triager);
}

function drawPriority({ matter }: Subject, random: Random): Priority {
  const urgent = matter === 'crash' || matter === 'hang' ? 0.12 : 0.03;
  const draw = random.next();
  return draw < urgent ? 'urgent' : draw < 0.27 ? 'high' : draw < 0.7 ? 'medium' : 'low';
}

function relate(life: SimulatedIssue, { random, context: scene }: TextGenerator, triager: Person): void {
  const { number } = scene;
  if (number < 10) return;
  const earlier = () => number - Math.min(number - 1, Math.ceil(random.pareto(1, 0.8)));
  if (random.chance(0.03)) life.setParent(triager, earlier());
  if (random.chance(0.04)) life.link(triager, 'relates', earlier());
  if (random.chance(0.015)) life.link(triager, 'blocks', earlier());
}
