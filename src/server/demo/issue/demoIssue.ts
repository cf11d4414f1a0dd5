import type { NewIssue } from '../../store/load/NewIssue';
import { defaultStateId } from '../../../shared/workflow';
import { instantAtShare } from '../project/calendar';
import { SimulatedIssue } from './SimulatedIssue';
import { systemAt } from '../project/platforms';
import { Random } from '../project/Random';
import { buildsAt } from '../project/releases';
import { IssueScenario } from './IssueScenario';
import { drawNumbers, drawSubject, type IssueSubject, issueTypeOfKind } from '../project/Subject';
import { bodyOf } from '../text/body';
import { titleOf } from '../text/titles';
import { TextGenerator } from '../text/TextGenerator';
import type { ProjectContext } from '../project/ProjectContext';

/**
 * Random number streams of an issue, by purpose. Because each purpose has its own generator, drawing more
 * numbers for one does not change the others.
 */
const SUBJECT_STREAM = 1;
const ORIGINAL_STREAM = 2;
const TEXT_STREAM = 3;

const DUPLICATE_SHARE = 0.06;
/** Share of duplicates that a triager recognizes. */
const DUPLICATE_DETECTED_SHARE = 0.85;
/** Maximum distance between a duplicate and its original, in issue numbers. */
const DUPLICATE_DISTANCE_MAX = 5_000;

/**
 * Generates a demo issue from its project and number alone. The same project context and number yield the
 * same issue.
 */
export function demoIssue(project: ProjectContext, number: number): NewIssue {
  const random = new Random(project.seed, number, TEXT_STREAM);
  const original = findOriginal(project, number);
  const at = openedAt(project, number);
  const [version, goodVersion] = buildsAt(at, project.calendar, random);
  const subject =
    original === null
      ? drawIssueSubject(project, number)
      : withNewNumbers(drawIssueSubject(project, original), random);
  const texts = new TextGenerator(
    {
      subject,
      system: systemAt(at, random),
      version,
      goodVersion,
      projectKey: project.projectKey,
      number,
    },
    random,
  );
  const reporter = project.people.pickActive(random.chance(0.3) ? 'developer' : 'reporter', at, random);
  const body = bodyOf(texts);
  // Some reporters file feature requests as bugs.
  const type = subject.kind === 'wish' && random.chance(0.3) ? 'bug' : issueTypeOfKind(subject.kind);
  const issue = new SimulatedIssue({ at, title: titleOf(texts), type }, project.calendar.now, random);
  new IssueScenario(project, issue, texts, reporter, body).run(
    random.chance(DUPLICATE_DETECTED_SHARE) ? original : null,
  );
  return {
    number,
    title: issue.title,
    body,
    type: issue.type,
    priority: issue.priority,
    stateId: defaultStateId(issue.state),
    authorId: reporter.id,
    assigneeIds: issue.assigneeIds,
    labelIds: issue.labelIds,
    milestoneId: issue.milestoneId,
    parentNumber: issue.parentNumber,
    locked: issue.locked,
    voteCount: random.chance(0.55) ? 0 : Math.min(2_000, Math.floor(random.pareto(1, 0.95))),
    createdAt: new Date(at),
    updatedAt: issue.updatedAt,
    closedAt: issue.closedAt,
    closedById: issue.closedById,
    dueOn: issue.dueOn,
    comments: issue.comments,
    events: issue.events,
    links: issue.links,
    mentionIds: [...texts.mentioned].map((person) => person.id),
    watcherIds: issue.watcherIds,
    source: null,
  };
}

function openedAt({ seed, total, calendar }: ProjectContext, number: number): number {
  return instantAtShare((number - 1 + new Random(seed, number).next()) / total, calendar);
}

const drawIssueSubject = ({ seed, areas }: ProjectContext, number: number): IssueSubject =>
  drawSubject(areas, new Random(seed, number, SUBJECT_STREAM));

/** Number of the earlier issue that this one duplicates, or null if it is not a duplicate. */
function findOriginal(project: ProjectContext, number: number): number | null {
  const random = new Random(project.seed, number, ORIGINAL_STREAM);
  if (number < 20 || !random.chance(DUPLICATE_SHARE)) return null;
  const maxDistance = Math.min(number - 1, DUPLICATE_DISTANCE_MAX);
  for (;;) {
    const original = number - Math.ceil(maxDistance * random.next() ** 3 + 1e-9);
    if (findOriginal(project, original) === null) return original;
  }
}

/**
 * Returns the subject of a duplicate: the original's problem as another person reports it, with other numbers
 * in its text.
 */
const withNewNumbers = (subject: IssueSubject, random: Random): IssueSubject => ({
  ...subject,
  numbers: drawNumbers(random),
});
