import { createHash } from 'node:crypto';
import { DEFAULT_WORKFLOW_TRANSITIONS, getDefaultWorkflowStateId } from '../../../shared/workflow';
import { countTasks } from '../../domain/markdown/tasks';
import type { NewIssue } from '../../store/load/NewIssue';
import { generateDemoIssue } from './generateDemoIssue';
import { replayIssueEvents } from './replay';
import { createTestProjectContext } from '../project/createTestProjectContext';

const GENERATED_ISSUE_COUNT = 2_000;

const generateTestIssues = (seed?: number): NewIssue[] => {
  const context = createTestProjectContext(GENERATED_ISSUE_COUNT, seed);
  return Array.from({ length: GENERATED_ISSUE_COUNT }, (_, i) => generateDemoIssue(context, i + 1));
};

const hashIssues = (issues: readonly NewIssue[]) =>
  createHash('sha256').update(JSON.stringify(issues)).digest('hex');

const generatedIssues = generateTestIssues();
const computeMeanPerIssue = (value: (issue: NewIssue) => number) =>
  generatedIssues.reduce((sum, issue) => sum + value(issue), 0) / GENERATED_ISSUE_COUNT;
const countWords = (text: string) => text.split(/\s+/).length;

it('generates the same issues for the same seed and others for another seed', () => {
  expect(hashIssues(generateTestIssues())).toBe(hashIssues(generatedIssues));
  expect(hashIssues(generateTestIssues(2))).not.toBe(hashIssues(generatedIssues));
});

it('generates an issue independently of the other issues', () => {
  expect(generateDemoIssue(createTestProjectContext(GENERATED_ISSUE_COUNT), 1_234)).toEqual(
    generatedIssues[1_233],
  );
});

it('generates events that lead to the fields of the issue', () => {
  for (const issue of generatedIssues) {
    const fields = replayIssueEvents(issue);
    expect(issue).toMatchObject({ ...fields });
  }
});

it('uses only transitions that the workflow allows', () => {
  const allowed = new Set(DEFAULT_WORKFLOW_TRANSITIONS.map(({ fromId, toId }) => `${fromId}>${toId}`));
  const transitions = generatedIssues.flatMap(({ events }) =>
    events
      .filter(({ kind }) => kind === 'state_changed')
      .map(({ before, after }) => `${String(before!.state)}>${String(after!.state)}`),
  );
  expect([...new Set(transitions)].filter((transition) => !allowed.has(transition))).toEqual([]);
});

it('generates realistic numbers of words, comments and events', () => {
  expect(computeMeanPerIssue(({ body }) => countWords(body))).toBeGreaterThan(60);
  expect(computeMeanPerIssue(({ body }) => countWords(body))).toBeLessThan(150);
  expect(computeMeanPerIssue(({ comments }) => comments.length)).toBeGreaterThan(1.5);
  expect(computeMeanPerIssue(({ events }) => events.length)).toBeGreaterThan(3);
  expect(generatedIssues.filter(({ comments }) => comments.length === 0).length).toBeGreaterThan(
    GENERATED_ISSUE_COUNT / 3,
  );
  expect(Math.max(...generatedIssues.map(({ comments }) => comments.length))).toBeGreaterThan(40);
  expect(new Set(generatedIssues.map(({ title }) => title)).size).toBeGreaterThan(
    0.99 * GENERATED_ISSUE_COUNT,
  );
});

it('opens issues in the order of their numbers and ends at the present', () => {
  const { start, now } = createTestProjectContext(GENERATED_ISSUE_COUNT).calendar;
  let last = start - 7 * 86_400_000;
  for (const issue of generatedIssues) {
    expect(issue.createdAt.getTime()).toBeGreaterThanOrEqual(last);
    expect(issue.updatedAt.getTime()).toBeLessThanOrEqual(now);
    last = issue.createdAt.getTime();
  }
  expect(now - last).toBeLessThan(30 * 86_400_000);
});

it('links recognized duplicates to issues that are not duplicates themselves', () => {
  const links = generatedIssues.flatMap((issue) => issue.links.map((link) => ({ issue, link })));
  const duplicates = links.filter(({ link }) => link.kind === 'duplicates');
  expect(duplicates.length).toBeGreaterThan(0.03 * GENERATED_ISSUE_COUNT);
  const duplicateNumbers = new Set(duplicates.map(({ issue }) => issue.number));
  for (const { issue, link } of duplicates) {
    expect(link.toNumber).toBeLessThan(issue.number);
    expect(duplicateNumbers.has(link.toNumber)).toBe(false);
    const stateChange = issue.events.find(
      ({ after }) => after?.state === getDefaultWorkflowStateId('Duplicate'),
    );
    if (stateChange)
      expect(stateChange.after).toEqual({
        state: getDefaultWorkflowStateId('Duplicate'),
        canonical: link.toNumber,
      });
  }
});

it('mentions only earlier issues, and records mentioned people', () => {
  for (const { number, body, comments, mentionIds } of generatedIssues) {
    const text = [body, ...comments.map((comment) => comment.body)].join('\n');
    for (const [, other] of text.matchAll(/\bNET-(\d+)/g)) expect(Number(other)).toBeLessThan(number);
    expect(mentionIds.length > 0).toBe(/(^|\s)@[a-z]/m.test(text));
    expect(text).not.toMatch(/\$[a-z]|\bundefined(?! \(reading)/);
  }
});

it('lists tasks in some issues, all of which are ticked in those that are done', () => {
  const withTasks = generatedIssues.filter(({ tasks }) => tasks.task_count > 0);
  expect(withTasks.length).toBeGreaterThan(0.02 * GENERATED_ISSUE_COUNT);
  for (const { body, tasks } of withTasks) expect(tasks).toEqual(countTasks(body));
  const done = withTasks.filter(({ stateId }) => stateId === getDefaultWorkflowStateId('Done'));
  expect(done.every(({ tasks }) => tasks.completed_task_count === tasks.task_count)).toBe(true);
  const isInProgress = ({ tasks }: NewIssue) =>
    tasks.completed_task_count > 0 && tasks.completed_task_count < tasks.task_count;
  expect(withTasks.some(isInProgress)).toBe(true);
});
