/** Any issue of the demo, by its number alone: none needs to be kept to make the next. */
import type { NewIssue } from '../../store/load/NewIssue';
import { defaultStateId } from '../../../shared/workflow';
import { instantOf } from '../project/calendar';
import { SimulatedIssue } from './SimulatedIssue';
import { systemAt } from '../project/platforms';
import { Random } from '../project/Random';
import { buildsAt } from '../project/releases';
import { IssueScenario } from './IssueScenario';
import { drawNumbers, drawSubject, type Subject, typeOf } from '../project/Subject';
import { bodyOf } from '../text/body';
import { titleOf } from '../text/titles';
import { TextGenerator } from '../text/TextGenerator';
import type { ProjectContext } from '../project/ProjectContext';

/** What a generator of random numbers is for, so that one draw more here changes nothing there. */
const SUBJECT = 1;
const ORIGINAL = 2;
const TEXT = 3;

const DUPLICATES = 0.06;
/** The others are still to be found. */
const NOTICED = 0.85;
/** How far back a duplicate's original lies at most, in issues. */
const REACH = 5_000;

export function demoIssue(world: ProjectContext, number: number): NewIssue {
  const random = new Random(world.seed, number, TEXT);
  const original = originalOf(world, number);
  const at = openedAt(world, number);
  const [version, goodVersion] = buildsAt(at, world.calendar, random);
  const subject = original === null ? subjectOf(world, number) : retold(subjectOf(world, original), random);
  const voice = new TextGenerator(
    {
      subject,
      system: systemAt(at, random),
      version,
      goodVersion,
      projectKey: world.projectKey,
      number,
    },
    random,
  );
  const reporter = world.people.pickActive(random.chance(0.3) ? 'developer' : 'reporter', at, random);
  const body = bodyOf(voice);
  // Wishes are filed as bugs by people who find only one form.
  const type = subject.matter === 'wish' && random.chance(0.3) ? 'bug' : typeOf(subject.matter);
  const life = new SimulatedIssue({ at, title: titleOf(voice), type }, world.calendar.now, random);
  new IssueScenario(world, life, voice, reporter, body).run(random.chance(NOTICED) ? original : null);
  return {
    number,
    title: life.title,
    body,
    type: life.type,
    priority: life.priority,
    stateId: defaultStateId(life.state),
    authorId: reporter.id,
    assigneeIds: life.assigneeIds,
    labelIds: life.labelIds,
    milestoneId: life.milestoneId,
    parentNumber: life.parentNumber,
    locked: life.locked,
    voteCount: random.chance(0.55) ? 0 : Math.min(2_000, Math.floor(random.pareto(1, 0.95))),
    createdAt: new Date(at),
    updatedAt: life.updatedAt,
    closedAt: life.closedAt,
    closedById: life.closedById,
    dueOn: life.dueOn,
    comments: life.comments,
    events: life.events,
    links: life.links,
    mentionIds: [...voice.mentioned].map((person) => person.id),
    watcherIds: life.watcherIds,
    source: null,
  };
}

function openedAt({ seed, total, calendar }: ProjectContext, number: number): number {
  return instantOf((number - 1 + new Random(seed, number).next()) / total, calendar);
}

const subjectOf = ({ seed, areas }: ProjectContext, number: number): Subject =>
  drawSubject(areas, new Random(seed, number, SUBJECT));

/** The earlier issue that this one tells again; null if it is an original itself. */
function originalOf(world: ProjectContext, number: number): number | null {
  const random = new Random(world.seed, number, ORIGINAL);
  if (number < 20 || !random.chance(DUPLICATES)) return null;
  const reach = Math.min(number - 1, REACH);
  for (;;) {
    const original = number - Math.ceil(reach * random.next() ** 3 + 1e-9);
    if (originalOf(world, original) === null) return original;
  }
}

/** The same matter, seen by somebody else, with figures of their own. */
const retold = (subject: Subject, random: Random): Subject => ({ ...subject, numbers: drawNumbers(random) });
