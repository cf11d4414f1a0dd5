import { countTasks } from '../../domain/markdown/tasks';
import type { NewIssue } from '../../store/load/NewIssue';
import { getDefaultWorkflowStateId } from '../../../shared/workflow';
import { computeIssueOpeningTime } from '../project/calendar';
import { SimulatedIssue } from './SimulatedIssue';
import { randomDemoOperatingSystem } from '../project/platforms';
import { RandomGenerator } from '../project/RandomGenerator';
import { randomDemoBuildVersions } from '../project/releases';
import { IssueHistorySimulator } from './IssueHistorySimulator';
import {
  randomDemoTextNumbers,
  randomDemoIssueSubject,
  type DemoIssueSubject,
  getIssueTypeByDemoIssueKind,
} from '../project/DemoIssueSubject';
import { appendDemoTasks, generateDemoIssueBody, generateDemoIssueTitle } from '../text/issueText';
import { DemoTextGenerator } from '../text/DemoTextGenerator';
import type { DemoProjectContext } from '../project/DemoProjectContext';

/**
 * Numbers of the random number streams of a demo issue, one per purpose. Because each purpose has its own
 * random generator, drawing more numbers for one purpose does not change the others.
 */
const ISSUE_SUBJECT_RANDOM_GENERATOR_ID = 1;
const ORIGINAL_ISSUE_RANDOM_GENERATOR_ID = 2;
const ISSUE_TEXT_RANDOM_GENERATOR_ID = 3;
const ISSUE_TASKS_RANDOM_GENERATOR_ID = 4;

const DEMO_DUPLICATE_ISSUE_SHARE = 0.06;
/** Share of duplicates that a triager recognizes. */
const DEMO_DETECTED_DUPLICATE_SHARE = 0.85;
/** Maximum distance between a duplicate and its original, in issue numbers. */
const DUPLICATE_ISSUE_NUMBER_DISTANCE_MAX = 5_000;

/**
 * Generates a demo issue from its project and number alone. The same project context and number yield the
 * same issue.
 */
export function generateDemoIssue(project: DemoProjectContext, number: number): NewIssue {
  const random = new RandomGenerator(project.seed, number, ISSUE_TEXT_RANDOM_GENERATOR_ID);
  const original = findOriginalIssueNumber(project, number);
  const at = randomIssueOpeningTime(project, number);
  const [version, goodVersion] = randomDemoBuildVersions(at, project.calendar, random);
  const subject =
    original === null
      ? createDemoIssueSubject(project, number)
      : replaceDemoTextNumbers(createDemoIssueSubject(project, original), random);
  const texts = new DemoTextGenerator(
    {
      subject,
      system: randomDemoOperatingSystem(at, random),
      version,
      goodVersion,
      projectKey: project.projectKey,
      number,
    },
    random,
  );
  const reporter = project.people.pickActivePerson(
    random.nextBoolean(0.3) ? 'developer' : 'reporter',
    at,
    random,
  );
  const body = generateDemoIssueBody(texts);
  // Some reporters file feature requests as bugs.
  const type =
    subject.kind === 'wish' && random.nextBoolean(0.3) ? 'bug' : getIssueTypeByDemoIssueKind(subject.kind);
  const issue = new SimulatedIssue(
    { at, title: generateDemoIssueTitle(texts), type },
    project.calendar.now,
    random,
  );
  new IssueHistorySimulator(project, issue, texts, reporter, body).simulateIssueHistory(
    random.nextBoolean(DEMO_DETECTED_DUPLICATE_SHARE) ? original : null,
  );
  const tasksRandom = new RandomGenerator(project.seed, number, ISSUE_TASKS_RANDOM_GENERATOR_ID);
  const bodyWithTasks = appendDemoTasks(body, subject.kind, issue.state, tasksRandom);
  return {
    number,
    title: issue.title,
    body: bodyWithTasks,
    type: issue.type,
    priority: issue.priority,
    stateId: getDefaultWorkflowStateId(issue.state),
    authorId: reporter.id,
    assigneeIds: issue.assigneeIds,
    labelIds: issue.labelIds,
    milestoneId: issue.milestoneId,
    parentNumber: issue.parentNumber,
    locked: issue.locked,
    voteCount: random.nextBoolean(0.55) ? 0 : Math.min(2_000, Math.floor(random.nextPareto(1, 0.95))),
    tasks: countTasks(bodyWithTasks),
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

function randomIssueOpeningTime({ seed, total, calendar }: DemoProjectContext, number: number): number {
  return computeIssueOpeningTime((number - 1 + new RandomGenerator(seed, number).next()) / total, calendar);
}

const createDemoIssueSubject = ({ seed, areas }: DemoProjectContext, number: number): DemoIssueSubject =>
  randomDemoIssueSubject(areas, new RandomGenerator(seed, number, ISSUE_SUBJECT_RANDOM_GENERATOR_ID));

/** Returns the number of the earlier issue that an issue duplicates, or null if it is not a duplicate. */
function findOriginalIssueNumber(project: DemoProjectContext, number: number): number | null {
  const random = new RandomGenerator(project.seed, number, ORIGINAL_ISSUE_RANDOM_GENERATOR_ID);
  if (number < 20 || !random.nextBoolean(DEMO_DUPLICATE_ISSUE_SHARE)) return null;
  const maxDistance = Math.min(number - 1, DUPLICATE_ISSUE_NUMBER_DISTANCE_MAX);
  for (;;) {
    const original = number - Math.ceil(maxDistance * random.next() ** 3 + 1e-9);
    if (findOriginalIssueNumber(project, original) === null) return original;
  }
}

/**
 * Returns the subject of a duplicate: the original's problem as another person reports it, with other numbers
 * in its text.
 */
const replaceDemoTextNumbers = (subject: DemoIssueSubject, random: RandomGenerator): DemoIssueSubject => ({
  ...subject,
  numbers: randomDemoTextNumbers(random),
});
