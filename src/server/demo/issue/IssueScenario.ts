import { MS_PER_DAY, MS_PER_HOUR, MS_PER_YEAR } from '../project/calendar';
import { EFFORT_LABELS, NEEDS_LABELS } from '../project/labels';
import type { SimulatedIssue } from './SimulatedIssue';
import type { DemoPerson } from '../project/people';
import { releaseIndexAt } from '../project/releases';
import type { Random } from '../project/Random';
import { addReporterFields, triageIssue } from './triage';
import { type CommentKind, commentText } from '../text/comments';
import type { TextGenerator } from '../text/TextGenerator';
import { labelId, type Participant, type ProjectContext } from '../project/ProjectContext';

/** Participants who may write a comment, by kind of comment. */
const COMMENT_AUTHORS: Readonly<Record<CommentKind, readonly Participant[]>> = {
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
export class IssueScenario {
  private readonly project: ProjectContext;
  private readonly issue: SimulatedIssue;
  private readonly texts: TextGenerator;
  private readonly random: Random;
  private readonly reporter: DemoPerson;
  private readonly body: string;
  private readonly usedTexts = new Set<string>();
  /** Number of comments that the simulation still has to add to the issue. */
  private commentsLeft: number;

  constructor(
    project: ProjectContext,
    issue: SimulatedIssue,
    texts: TextGenerator,
    reporter: DemoPerson,
    body: string,
  ) {
    this.project = project;
    this.issue = issue;
    this.texts = texts;
    this.random = texts.random;
    this.reporter = reporter;
    this.body = body;
    this.commentsLeft = this.random.chance(0.4) ? 0 : Math.min(240, Math.floor(this.random.pareto(1, 1.36)));
  }

  /**
   * Simulates the whole history.
   * @param canonical number of the issue that this one is found to duplicate, or null
   */
  run(canonical: number | null): void {
    const { random, issue, project, texts } = this;
    addReporterFields(project, issue, texts, this.reporter);
    this.addComments(0.25, ['bystander', 'triage', 'reporter'], MS_PER_DAY);
    issue.wait(
      random.exponential(2 * MS_PER_DAY) + (random.chance(0.12) ? random.exponential(60 * MS_PER_DAY) : 0),
    );
    // A small share of the demo issues is never triaged.
    if (random.chance(0.015)) return;
    const triager = this.pickActive('triager');
    triageIssue(project, issue, texts, triager);
    if (canonical !== null) this.closeAsDuplicate(triager, canonical);
    else if (texts.context.subject.kind === 'question') this.answerQuestion();
    else if (random.chance(0.11)) this.closeAsNotReproducible(triager);
    else if (random.chance(0.08)) this.decline(triager);
    else this.accept(triager);
    if (!issue.isOpen) this.afterClosing();
  }

  private closeAsDuplicate(triager: DemoPerson, canonical: number): void {
    this.issue.wait(this.random.exponential(3 * MS_PER_DAY));
    this.addComment('duplicate', triager, `${this.project.projectKey}-${canonical}`);
    this.issue.link(triager, 'duplicates', canonical);
    this.issue.setState(triager, 'Duplicate', { canonical });
  }

  private answerQuestion(): void {
    this.addComments(0.6, ['answer', 'reporter', 'answer'], 2 * MS_PER_DAY);
    this.issue.wait(this.random.exponential(12 * MS_PER_DAY));
    this.issue.setState(this.pickActive('triager'), 'Done');
  }

  private closeAsNotReproducible(triager: DemoPerson): void {
    const { issue, random, project } = this;
    const info = labelId(project, 'needs::info');
    this.addComment('triage', triager);
    if (random.chance(0.6)) issue.addLabel(triager, info);
    this.addComments(0.5, ['reporter', 'triage'], 10 * MS_PER_DAY);
    issue.wait(random.exponential(90 * MS_PER_DAY));
    const closer = this.pickActive('triager');
    this.addComment('stale', closer);
    issue.removeLabel(closer, info);
    issue.setState(closer, 'Cannot reproduce', { reason: 'No steps that show it' });
  }

  private decline(triager: DemoPerson): void {
    const closer = this.random.chance(0.5) ? triager : this.pickActive('maintainer');
    this.addComments(0.5, ['developer', 'bystander'], 5 * MS_PER_DAY);
    this.issue.wait(this.random.exponential(20 * MS_PER_DAY));
    this.addComment('stale', closer);
    this.issue.setState(closer, "Won't fix", {
      reason: this.random.pick(['Works as designed', 'Not worth its cost', 'Replaced soon']),
    });
  }

  /**
   * Half of the triaged issues are worked on at once. Most others wait in the backlog, and some are closed as
   * stale.
   */
  private accept(triager: DemoPerson): void {
    const { random, issue, project } = this;
    if (random.chance(0.5)) {
      issue.wait(random.exponential(2 * MS_PER_DAY));
      this.work();
      return;
    }
    issue.setState(triager, 'Backlog');
    if (random.chance(0.1))
      issue.addLabel(triager, labelId(project, `effort::${random.pickZipf(EFFORT_LABELS)}`));
    if (random.chance(0.2)) this.schedule(triager);
    this.addComments(0.3, ['bystander', 'developer', 'bystander', 'triage'], 20 * MS_PER_DAY);
    if (random.chance(0.74)) {
      issue.wait(Math.min(random.pareto(MS_PER_DAY, 0.62), 5 * MS_PER_YEAR));
      this.work();
    } else if (random.chance(0.55)) {
      issue.wait(MS_PER_YEAR + random.exponential(2 * MS_PER_YEAR));
      const cleaner = this.pickActive('triager');
      this.addComment('stale', cleaner);
      issue.setState(cleaner, random.chance(0.5) ? "Won't fix" : 'Cannot reproduce', {
        reason: 'Nobody came back to it',
      });
    }
  }

  private work(): void {
    const { random, issue, project } = this;
    let developer = this.pickActive('developer');
    // Small issues are fixed without an assignee and without the state In progress.
    const isSmall = random.chance(0.55);
    if (!isSmall || random.chance(0.6)) {
      issue.assign(random.chance(0.5) ? developer : this.pickActive('maintainer'), developer);
    }
    if (!isSmall) issue.setState(developer, 'In progress');
    if (random.chance(0.08)) issue.setDue(developer, new Date(issue.time + random.int(7, 90) * MS_PER_DAY));
    if (random.chance(0.06))
      issue.addLabel(developer, labelId(project, `needs::${random.pickZipf(NEEDS_LABELS)}`));
    this.addComments(0.6, ['developer', 'reporter', 'developer', 'bystander'], 6 * MS_PER_DAY);
    if (random.chance(0.07)) {
      issue.wait(random.exponential(30 * MS_PER_DAY));
      const former = developer.id;
      issue.unassign(developer, former);
      developer = this.pickActive('developer');
      issue.assign(developer, developer);
    }
    if (random.chance(0.05)) issue.assign(developer, this.pickActive('developer'));
    issue.wait(random.exponential(9 * MS_PER_DAY));
    // Some demo issues make no progress for months.
    if (random.chance(0.05)) issue.wait(random.exponential(0.5 * MS_PER_YEAR));
    if (!isSmall && random.chance(0.45)) {
      issue.setState(developer, 'In review');
      this.addComments(0.3, ['developer'], 2 * MS_PER_DAY);
      issue.wait(random.exponential(random.chance(0.1) ? 60 * MS_PER_DAY : 5 * MS_PER_DAY));
    }
    if (random.chance(0.18)) issue.reference(developer, this.texts.render('$commit'));
    if (random.chance(0.2)) this.schedule(developer);
    issue.setState(developer, 'Done');
    this.backport(developer);
    if (random.chance(0.05)) this.reopen(developer);
  }

  private reopen(developer: DemoPerson): void {
    const { random, issue } = this;
    issue.wait(random.exponential(25 * MS_PER_DAY));
    this.addComment('bystander', this.pickActive('reporter'));
    issue.setState(this.pickActive('triager'), 'Backlog');
    issue.wait(random.exponential(40 * MS_PER_DAY));
    issue.setState(developer, 'In progress');
    issue.wait(random.exponential(10 * MS_PER_DAY));
    issue.setState(developer, 'Done');
  }

  /** Sets the issue's milestone to the current release or one of the next two. */
  private schedule(actor: DemoPerson): void {
    const { project, issue, random } = this;
    const index = releaseIndexAt(issue.time, project.calendar) + (random.chance(0.7) ? 0 : random.int(1, 2));
    issue.setMilestone(actor, project.milestones[index]!.id);
  }

  private backport(developer: DemoPerson): void {
    if (!this.random.chance(0.03)) return;
    const { project, issue } = this;
    const release = project.milestones[Math.max(0, releaseIndexAt(issue.time, project.calendar) - 1)]!;
    const label = project.labels.get(`backport::${release.title}`);
    if (label !== undefined) issue.addLabel(developer, label);
  }

  /** Adds comments after the issue was closed, and sometimes locks it. */
  private afterClosing(): void {
    const { random, issue } = this;
    this.addComments(1, ['verification', 'bystander', 'reporter'], 40 * MS_PER_DAY);
    if (random.chance(0.012)) {
      issue.wait(200 * MS_PER_DAY + random.exponential(MS_PER_YEAR));
      issue.lock(this.pickActive('maintainer'));
    }
  }

  /**
   * Adds a share of the comments that the issue still has to get.
   * @param gap mean time between two comments in milliseconds; shorter if there are more than 20
   */
  private addComments(share: number, kinds: readonly CommentKind[], gap: number): void {
    const count = Math.round(this.commentsLeft * share);
    for (let i = 0; i < count && !this.issue.hasReachedPresent; i++) {
      this.issue.wait(
        this.random.exponential(Math.min(gap, (20 * gap) / count)) + this.random.next() * MS_PER_HOUR,
      );
      const kind = this.random.pick(kinds);
      const isReporter = kind === 'reporter' || (kind === 'bystander' && this.random.chance(0.1));
      this.addComment(
        kind,
        isReporter ? this.reporter : this.pickActive(this.random.pick(COMMENT_AUTHORS[kind])),
      );
    }
  }

  private addComment(kind: CommentKind, author: DemoPerson, canonical?: string): void {
    if (this.commentsLeft === 0 || this.issue.hasReachedPresent) return;
    this.commentsLeft--;
    this.texts.setAddressee(author === this.reporter ? this.pickActive('developer') : this.reporter);
    this.texts.canonical = canonical ?? null;
    let text = commentText(kind, this.texts, this.body);
    if (this.usedTexts.has(text)) text = commentText(kind, this.texts, this.body);
    this.usedTexts.add(text);
    this.issue.comment(author, text);
  }

  private pickActive(part: Participant): DemoPerson {
    return this.project.people.pickActive(part, this.issue.time, this.random);
  }
}
