import type { NewIssue } from '../../store/load/NewIssue';
import { defaultStateId } from '../../../shared/workflow';
import { computeOpeningTime } from '../project/calendar';
import { SimulatedIssue } from './SimulatedIssue';
import { randomOperatingSystem } from '../project/platforms';
import { Random } from '../project/Random';
import { randomBuildVersions } from '../project/releases';
import { IssueHistorySimulator } from './IssueHistorySimulator';
import {
  randomTemplateNumbers,
  randomSubjectMatter,
  type IssueSubjectMatter,
  toIssueType,
} from '../project/IssueSubjectMatter';
import { generateIssueBody } from '../text/body';
import { generateIssueTitle } from '../text/titles';
import { TextGenerator } from '../text/TextGenerator';
import type { DemoProjectContext } from '../project/DemoProjectContext';

/**
 * Numbers of the random number streams of a demo issue, one per purpose. Because each purpose has its own
 * random generator, drawing more numbers for one purpose does not change the others.
 */
const SUBJECT_RANDOM_STREAM = 1;
const ORIGINAL_RANDOM_STREAM = 2;
const TEXT_RANDOM_STREAM = 3;

const DUPLICATE_SHARE = 0.06;
/** Share of duplicates that a triager recognizes. */
const DUPLICATE_DETECTED_SHARE = 0.85;
/** Maximum distance between a duplicate and its original, in issue numbers. */
const DUPLICATE_DISTANCE_MAX = 5_000;

/**
 * Generates a demo issue from its project and number alone. The same project context and number yield the
 * same issue.
 */
export function generateDemoIssue(project: DemoProjectContext, number: number): NewIssue {
  const random = new Random(project.seed, number, TEXT_RANDOM_STREAM);
  const original = findOriginalIssueNumber(project, number);
  const at = randomOpeningTime(project, number);
  const [version, goodVersion] = randomBuildVersions(at, project.calendar, random);
  const subject =
    original === null
      ? createSubjectMatter(project, number)
      : replaceTemplateNumbers(createSubjectMatter(project, original), random);
  const texts = new TextGenerator(
    {
      subject,
      system: randomOperatingSystem(at, random),
      version,
      goodVersion,
      projectKey: project.projectKey,
      number,
    },
    random,
  );
  const reporter = project.people.pickActivePerson(random.chance(0.3) ? 'developer' : 'reporter', at, random);
  const body = generateIssueBody(texts);
  // Some reporters file feature requests as bugs.
  const type = subject.kind === 'wish' && random.chance(0.3) ? 'bug' : toIssueType(subject.kind);
  const issue = new SimulatedIssue(
    { at, title: generateIssueTitle(texts), type },
    project.calendar.now,
    random,
  );
  new IssueHistorySimulator(project, issue, texts, reporter, body).simulateHistory(
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

function randomOpeningTime({ seed, total, calendar }: DemoProjectContext, number: number): number {
  return computeOpeningTime((number - 1 + new Random(seed, number).next()) / total, calendar);
}

const createSubjectMatter = ({ seed, areas }: DemoProjectContext, number: number): IssueSubjectMatter =>
  randomSubjectMatter(areas, new Random(seed, number, SUBJECT_RANDOM_STREAM));

/** Returns the number of the earlier issue that an issue duplicates, or null if it is not a duplicate. */
function findOriginalIssueNumber(project: DemoProjectContext, number: number): number | null {
  const random = new Random(project.seed, number, ORIGINAL_RANDOM_STREAM);
  if (number < 20 || !random.chance(DUPLICATE_SHARE)) return null;
  const maxDistance = Math.min(number - 1, DUPLICATE_DISTANCE_MAX);
  for (;;) {
    const original = number - Math.ceil(maxDistance * random.next() ** 3 + 1e-9);
    if (findOriginalIssueNumber(project, original) === null) return original;
  }
}

/**
 * Returns the subject of a duplicate: the original's problem as another person reports it, with other numbers
 * in its text.
 */
const replaceTemplateNumbers = (subject: IssueSubjectMatter, random: Random): IssueSubjectMatter => ({
  ...subject,
  numbers: randomTemplateNumbers(random),
});
