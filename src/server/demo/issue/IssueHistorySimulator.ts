import { MS_PER_DAY, MS_PER_HOUR, MS_PER_YEAR } from '../project/calendar';
import { DEMO_EFFORT_SCOPE_LABEL_VALUES, DEMO_NEEDS_SCOPE_LABEL_VALUES } from '../project/labels';
import type { SimulatedIssue } from './SimulatedIssue';
import type { DemoPerson } from '../project/people';
import { findDemoReleaseIndexAtTime } from '../project/releases';
import type { RandomGenerator } from '../project/RandomGenerator';
import { setReporterChosenFields, simulateIssueTriage } from './triage';
import { closingReasons } from '../vocabulary/history.json';
import { type DemoCommentKind, generateDemoCommentText } from '../text/issueText';
import type { DemoTextGenerator } from '../text/DemoTextGenerator';
import { getLabelId, type ParticipantRole, type DemoProjectContext } from '../project/DemoProjectContext';

/**
 * Roles of the people who write a comment, by kind of comment. A role that is listed twice is picked twice as often.
 */
const AUTHOR_ROLES_BY_COMMENT_KIND: Readonly<Record<DemoCommentKind, readonly ParticipantRole[]>> = {
  reporter: ['reporter'],
  bystander: ['reporter', 'reporter', 'developer'],
  triage: ['triager'],
  developer: ['developer'],
  verification: ['triager', 'reporter'],
  stale: ['triager', 'maintainer'],
  duplicate: ['triager', 'developer'],
  answer: ['developer', 'triager'],
};

/** Simulates the history of an issue: triage, work, closing, and comments in between. */
export class IssueHistorySimulator {
  private readonly project: DemoProjectContext;
  private readonly issue: SimulatedIssue;
  private readonly texts: DemoTextGenerator;
  private readonly random: RandomGenerator;
  private readonly reporter: DemoPerson;
  private readonly body: string;
  private readonly usedTexts = new Set<string>();
  /** Number of comments that the simulation still has to add to the issue. */
  private commentsLeft: number;

  constructor(
    project: DemoProjectContext,
    issue: SimulatedIssue,
    texts: DemoTextGenerator,
    reporter: DemoPerson,
    body: string,
  ) {
    this.project = project;
    this.issue = issue;
    this.texts = texts;
    this.random = texts.random;
    this.reporter = reporter;
    this.body = body;
    this.commentsLeft = this.random.nextBoolean(0.4)
      ? 0
      : Math.min(240, Math.floor(this.random.nextPareto(1, 1.36)));
  }

  /**
   * Simulates the issue's whole history.
   * @param canonical number of the issue that a triager finds the simulated issue to duplicate, or null
   */
  simulateIssueHistory(canonical: number | null): void {
    const { random, issue, project, texts } = this;
    setReporterChosenFields(project, issue, texts, this.reporter);
    this.addRandomComments(0.25, ['bystander', 'triage', 'reporter'], MS_PER_DAY);
    issue.advanceTime(
      random.nextExponential(2 * MS_PER_DAY) +
        (random.nextBoolean(0.12) ? random.nextExponential(60 * MS_PER_DAY) : 0),
    );
    // A small share of the demo issues is never triaged.
    if (random.nextBoolean(0.015)) return;
    const triager = this.pickActiveParticipant('triager');
    simulateIssueTriage(project, issue, texts, triager);
    if (canonical !== null) this.closeIssueAsDuplicate(triager, canonical);
    else if (texts.context.subject.kind === 'question') this.simulateAnsweredQuestion();
    else if (random.nextBoolean(0.11)) this.closeIssueAsNotReproducible(triager);
    else if (random.nextBoolean(0.08)) this.declineIssue(triager);
    else this.acceptIssue(triager);
    if (!issue.isOpen) this.simulateEventsAfterClosing();
  }

  private closeIssueAsDuplicate(triager: DemoPerson, canonical: number): void {
    this.issue.advanceTime(this.random.nextExponential(3 * MS_PER_DAY));
    this.addRandomComment('duplicate', triager, `${this.project.projectKey}-${canonical}`);
    this.issue.addIssueLink(triager, 'duplicates', canonical);
    this.issue.setWorkflowState(triager, 'Duplicate', { canonical });
  }

  private simulateAnsweredQuestion(): void {
    this.addRandomComments(0.6, ['answer', 'reporter', 'answer'], 2 * MS_PER_DAY);
    this.issue.advanceTime(this.random.nextExponential(12 * MS_PER_DAY));
    this.issue.setWorkflowState(this.pickActiveParticipant('triager'), 'Done');
  }

  private closeIssueAsNotReproducible(triager: DemoPerson): void {
    const { issue, random, project } = this;
    const info = getLabelId(project, 'needs::info');
    this.addRandomComment('triage', triager);
    if (random.nextBoolean(0.6)) issue.addLabel(triager, info);
    this.addRandomComments(0.5, ['reporter', 'triage'], 10 * MS_PER_DAY);
    issue.advanceTime(random.nextExponential(90 * MS_PER_DAY));
    const closer = this.pickActiveParticipant('triager');
    this.addRandomComment('stale', closer);
    issue.removeLabel(closer, info);
    issue.setWorkflowState(closer, 'Cannot reproduce', { reason: closingReasons.notReproducible });
  }

  private declineIssue(triager: DemoPerson): void {
    const closer = this.random.nextBoolean(0.5) ? triager : this.pickActiveParticipant('maintainer');
    this.addRandomComments(0.5, ['developer', 'bystander'], 5 * MS_PER_DAY);
    this.issue.advanceTime(this.random.nextExponential(20 * MS_PER_DAY));
    this.addRandomComment('stale', closer);
    this.issue.setWorkflowState(closer, "Won't fix", {
      reason: this.random.pickRandomElement(closingReasons.declined),
    });
  }

  /**
   * Half of the triaged issues are worked on at once. Most others wait in the backlog, and some are closed as
   * stale.
   */
  private acceptIssue(triager: DemoPerson): void {
    const { random, issue, project } = this;
    if (random.nextBoolean(0.5)) {
      issue.advanceTime(random.nextExponential(2 * MS_PER_DAY));
      this.simulateWorkOnIssue();
      return;
    }
    issue.setWorkflowState(triager, 'Backlog');
    if (random.nextBoolean(0.1))
      issue.addLabel(
        triager,
        getLabelId(project, `effort::${random.pickZipfDistributedElement(DEMO_EFFORT_SCOPE_LABEL_VALUES)}`),
      );
    if (random.nextBoolean(0.2)) this.scheduleIssueForRelease(triager);
    this.addRandomComments(0.3, ['bystander', 'developer', 'bystander', 'triage'], 20 * MS_PER_DAY);
    if (random.nextBoolean(0.74)) {
      issue.advanceTime(Math.min(random.nextPareto(MS_PER_DAY, 0.62), 5 * MS_PER_YEAR));
      this.simulateWorkOnIssue();
    } else if (random.nextBoolean(0.55)) {
      issue.advanceTime(MS_PER_YEAR + random.nextExponential(2 * MS_PER_YEAR));
      const cleaner = this.pickActiveParticipant('triager');
      this.addRandomComment('stale', cleaner);
      issue.setWorkflowState(cleaner, random.nextBoolean(0.5) ? "Won't fix" : 'Cannot reproduce', {
        reason: closingReasons.abandoned,
      });
    }
  }

  private simulateWorkOnIssue(): void {
    const { random, issue, project } = this;
    let developer = this.pickActiveParticipant('developer');
    // Small issues are fixed without an assignee and without the state In progress.
    const isSmall = random.nextBoolean(0.55);
    if (!isSmall || random.nextBoolean(0.6)) {
      issue.addAssignee(
        random.nextBoolean(0.5) ? developer : this.pickActiveParticipant('maintainer'),
        developer,
      );
    }
    if (!isSmall) issue.setWorkflowState(developer, 'In progress');
    if (random.nextBoolean(0.08))
      issue.setDueDate(developer, new Date(issue.simulatedTimeMs + random.nextInteger(7, 90) * MS_PER_DAY));
    if (random.nextBoolean(0.06))
      issue.addLabel(
        developer,
        getLabelId(project, `needs::${random.pickZipfDistributedElement(DEMO_NEEDS_SCOPE_LABEL_VALUES)}`),
      );
    this.addRandomComments(0.6, ['developer', 'reporter', 'developer', 'bystander'], 6 * MS_PER_DAY);
    if (random.nextBoolean(0.07)) {
      issue.advanceTime(random.nextExponential(30 * MS_PER_DAY));
      const former = developer.id;
      issue.removeAssignee(developer, former);
      developer = this.pickActiveParticipant('developer');
      issue.addAssignee(developer, developer);
    }
    if (random.nextBoolean(0.05)) issue.addAssignee(developer, this.pickActiveParticipant('developer'));
    issue.advanceTime(random.nextExponential(9 * MS_PER_DAY));
    // Some demo issues make no progress for months.
    if (random.nextBoolean(0.05)) issue.advanceTime(random.nextExponential(0.5 * MS_PER_YEAR));
    if (!isSmall && random.nextBoolean(0.45)) {
      issue.setWorkflowState(developer, 'In review');
      this.addRandomComments(0.3, ['developer'], 2 * MS_PER_DAY);
      issue.advanceTime(random.nextExponential(random.nextBoolean(0.1) ? 60 * MS_PER_DAY : 5 * MS_PER_DAY));
    }
    if (random.nextBoolean(0.18)) issue.addCommitReference(developer, this.texts.renderTemplate('$commit'));
    if (random.nextBoolean(0.2)) this.scheduleIssueForRelease(developer);
    issue.setWorkflowState(developer, 'Done');
    this.addBackportLabel(developer);
    if (random.nextBoolean(0.05)) this.simulateReopeningIssue(developer);
  }

  private simulateReopeningIssue(developer: DemoPerson): void {
    const { random, issue } = this;
    issue.advanceTime(random.nextExponential(25 * MS_PER_DAY));
    this.addRandomComment('bystander', this.pickActiveParticipant('reporter'));
    issue.setWorkflowState(this.pickActiveParticipant('triager'), 'Backlog');
    issue.advanceTime(random.nextExponential(40 * MS_PER_DAY));
    issue.setWorkflowState(developer, 'In progress');
    issue.advanceTime(random.nextExponential(10 * MS_PER_DAY));
    issue.setWorkflowState(developer, 'Done');
  }

  /** Sets the issue's milestone to the current release or one of the next two. */
  private scheduleIssueForRelease(actor: DemoPerson): void {
    const { project, issue, random } = this;
    const index =
      findDemoReleaseIndexAtTime(issue.simulatedTimeMs, project.calendar) +
      (random.nextBoolean(0.7) ? 0 : random.nextInteger(1, 2));
    issue.setMilestone(actor, project.milestones[index]!.id);
  }

  private addBackportLabel(developer: DemoPerson): void {
    if (!this.random.nextBoolean(0.03)) return;
    const { project, issue } = this;
    const release =
      project.milestones[
        Math.max(0, findDemoReleaseIndexAtTime(issue.simulatedTimeMs, project.calendar) - 1)
      ]!;
    const label = project.labels.get(`backport::${release.title}`);
    if (label !== undefined) issue.addLabel(developer, label);
  }

  /** Adds comments after the issue was closed, and sometimes locks it. */
  private simulateEventsAfterClosing(): void {
    const { random, issue } = this;
    this.addRandomComments(1, ['verification', 'bystander', 'reporter'], 40 * MS_PER_DAY);
    if (random.nextBoolean(0.012)) {
      issue.advanceTime(200 * MS_PER_DAY + random.nextExponential(MS_PER_YEAR));
      issue.lockIssue(this.pickActiveParticipant('maintainer'));
    }
  }

  /**
   * Adds comments to the issue.
   * @param share fraction, 0 to 1, of the comments that the simulation still has to add
   * @param gap mean time between two comments in milliseconds; shorter if there are more than 20
   */
  private addRandomComments(share: number, kinds: readonly DemoCommentKind[], gap: number): void {
    const count = Math.round(this.commentsLeft * share);
    for (let i = 0; i < count && !this.issue.hasReachedPresent; i++) {
      this.issue.advanceTime(
        this.random.nextExponential(Math.min(gap, (20 * gap) / count)) + this.random.next() * MS_PER_HOUR,
      );
      const kind = this.random.pickRandomElement(kinds);
      const isReporter = kind === 'reporter' || (kind === 'bystander' && this.random.nextBoolean(0.1));
      this.addRandomComment(
        kind,
        isReporter
          ? this.reporter
          : this.pickActiveParticipant(this.random.pickRandomElement(AUTHOR_ROLES_BY_COMMENT_KIND[kind])),
      );
    }
  }

  private addRandomComment(kind: DemoCommentKind, author: DemoPerson, canonical?: string): void {
    if (this.commentsLeft === 0 || this.issue.hasReachedPresent) return;
    this.commentsLeft--;
    this.texts.setMentionedPerson(
      author === this.reporter ? this.pickActiveParticipant('developer') : this.reporter,
    );
    this.texts.canonical = canonical ?? null;
    let text = generateDemoCommentText(kind, this.texts, this.body);
    if (this.usedTexts.has(text)) text = generateDemoCommentText(kind, this.texts, this.body);
    this.usedTexts.add(text);
    this.issue.addComment(author, text);
  }

  private pickActiveParticipant(part: ParticipantRole): DemoPerson {
    return this.project.people.pickActivePerson(part, this.issue.simulatedTimeMs, this.random);
  }
}
