/** What happens to an issue after it was opened: from triage to its end, or to the present. */
import { DAY, HOUR, YEAR } from '../project/calendar';
import { EFFORTS, NEEDS } from '../project/labels';
import type { SimulatedIssue } from './SimulatedIssue';
import type { Person } from '../project/people';
import { releaseAt } from '../project/releases';
import type { Random } from '../project/Random';
import { addReporterFields, triage } from './triage';
import { type CommentKind, commentText } from '../text/comments';
import type { TextGenerator } from '../text/TextGenerator';
import { labelId, type Participant, type ProjectContext } from '../project/ProjectContext';

/** A comment of each kind comes from one of these. */
const SPEAKERS: Readonly<Record<CommentKind, readonly Participant[]>> = {
  reporter: ['reporter'],
  bystander: ['reporter', 'reporter', 'developer'],
  triage: ['triager'],
  developer: ['developer'],
  verification: ['triager', 'reporter'],
  stale: ['triager', 'maintainer'],
  duplicate: ['triager', 'developer'],
  answer: ['developer', 'triager'],
};

export class IssueScenario {
  private readonly world: ProjectContext;
  private readonly life: SimulatedIssue;
  private readonly voice: TextGenerator;
  private readonly random: Random;
  private readonly reporter: Person;
  private readonly body: string;
  private readonly said = new Set<string>();
  /** Comments still to come. */
  private unsaid: number;

  constructor(
    world: ProjectContext,
    life: SimulatedIssue,
    voice: TextGenerator,
    reporter: Person,
    body: string,
  ) {
    this.world = world;
    this.life = life;
    this.voice = voice;
    this.random = voice.random;
    this.reporter = reporter;
    this.body = body;
    this.unsaid = this.random.chance(0.4) ? 0 : Math.min(240, Math.floor(this.random.pareto(1, 1.36)));
  }

  /** `canonical`: the issue that this one tells again, if somebody notices. */
  run(canonical: number | null): void {
    const { random, life, world, voice } = this;
    addReporterFields(world, life, voice, this.reporter);
    this.talk(0.25, ['bystander', 'triage', 'reporter'], DAY);
    life.wait(random.exponential(2 * DAY) + (random.chance(0.12) ? random.exponential(60 * DAY) : 0));
    // Some are overlooked for good.
    if (random.chance(0.015)) return;
    const triager = this.someone('triager');
    triage(world, life, voice, triager);
    if (canonical !== null) this.foundDuplicate(triager, canonical);
    else if (voice.context.subject.matter === 'question') this.answered();
    else if (random.chance(0.11)) this.cannotReproduce(triager);
    else if (random.chance(0.08)) this.declined(triager);
    else this.accepted(triager);
    if (!life.isOpen) this.aftermath();
  }

  private foundDuplicate(triager: Person, canonical: number): void {
    this.life.wait(this.random.exponential(3 * DAY));
    this.say('duplicate', triager, `${this.world.projectKey}-${canonical}`);
    this.life.link(triager, 'duplicates', canonical);
    this.life.setState(triager, 'Duplicate', { canonical });
  }

  private answered(): void {
    this.talk(0.6, ['answer', 'reporter', 'answer'], 2 * DAY);
    this.life.wait(this.random.exponential(12 * DAY));
    this.life.setState(this.someone('triager'), 'Done');
  }

  private cannotReproduce(triager: Person): void {
    const { life, random, world } = this;
    const info = labelId(world, 'needs::info');
    this.say('triage', triager);
    if (random.chance(0.6)) life.addLabel(triager, info);
    this.talk(0.5, ['reporter', 'triage'], 10 * DAY);
    life.wait(random.exponential(90 * DAY));
    const closer = this.someone('triager');
    this.say('stale', closer);
    life.removeLabel(closer, info);
    life.setState(closer, 'Cannot reproduce', { reason: 'No steps that show it' });
  }

  private declined(triager: Person): void {
    const closer = this.random.chance(0.5) ? triager : this.someone('maintainer');
    this.talk(0.5, ['developer', 'bystander'], 5 * DAY);
    this.life.wait(this.random.exponential(20 * DAY));
    this.say('stale', closer);
    this.life.setState(closer, "Won't fix", {
      reason: this.random.pick(['Works as designed', 'Not worth its cost', 'Replaced soon']),
    });
  }

  /** Into the backlog or straight to somebody's desk; most are worked on after a while, the others lie there until a great cleaning. */
  private accepted(triager: Person): void {
    const { random, life, world } = this;
    if (random.chance(0.5)) {
      life.wait(random.exponential(2 * DAY));
      this.work();
      return;
    }
    life.setState(triager, 'Backlog');
    if (random.chance(0.1)) life.addLabel(triager, labelId(world, `effort::${random.pickZipf(EFFORTS)}`));
    if (random.chance(0.2)) this.schedule(triager);
    this.talk(0.3, ['bystander', 'developer', 'bystander', 'triage'], 20 * DAY);
    if (random.chance(0.74)) {
      life.wait(Math.min(random.pareto(DAY, 0.62), 5 * YEAR));
      this.work();
    } else if (random.chance(0.55)) {
      life.wait(YEAR + random.exponential(2 * YEAR));
      const cleaner = this.someone('triager');
      this.say('stale', cleaner);
      life.setState(cleaner, random.chance(0.5) ? "Won't fix" : 'Cannot reproduce', {
        reason: 'Nobody came back to it',
      });
    }
  }

  private work(): void {
    const { random, life, world } = this;
    let developer = this.someone('developer');
    // Small things are done before anybody says who works on them.
    const isSmall = random.chance(0.55);
    if (!isSmall || random.chance(0.6)) {
      life.assign(random.chance(0.5) ? developer : this.someone('maintainer'), developer);
    }
    if (!isSmall) life.setState(developer, 'In progress');
    if (random.chance(0.08)) life.setDue(developer, new Date(life.instant + random.int(7, 90) * DAY));
    if (random.chance(0.06)) life.addLabel(developer, labelId(world, `needs::${random.pickZipf(NEEDS)}`));
    this.talk(0.6, ['developer', 'reporter', 'developer', 'bystander'], 6 * DAY);
    if (random.chance(0.07)) {
      life.wait(random.exponential(30 * DAY));
      const former = developer.id;
      life.unassign(developer, former);
      developer = this.someone('developer');
      life.assign(developer, developer);
    }
    if (random.chance(0.05)) life.assign(developer, this.someone('developer'));
    life.wait(random.exponential(9 * DAY));
    // Some get stuck with whoever took them on.
    if (random.chance(0.05)) life.wait(random.exponential(0.5 * YEAR));
    if (!isSmall && random.chance(0.45)) {
      life.setState(developer, 'In review');
      this.talk(0.3, ['developer'], 2 * DAY);
      life.wait(random.exponential(random.chance(0.1) ? 60 * DAY : 5 * DAY));
    }
    if (random.chance(0.18)) life.reference(developer, this.voice.render('$commit'));
    if (random.chance(0.2)) this.schedule(developer);
    life.setState(developer, 'Done');
    this.backport(developer);
    if (random.chance(0.05)) this.reopened(developer);
  }

  private reopened(developer: Person): void {
    const { random, life } = this;
    life.wait(random.exponential(25 * DAY));
    this.say('bystander', this.someone('reporter'));
    life.setState(this.someone('triager'), 'Backlog');
    life.wait(random.exponential(40 * DAY));
    life.setState(developer, 'In progress');
    life.wait(random.exponential(10 * DAY));
    life.setState(developer, 'Done');
  }

  /** Into the release that is being made, or one of the next. */
  private schedule(actor: Person): void {
    const { world, life, random } = this;
    const place = releaseAt(life.instant, world.calendar) + (random.chance(0.7) ? 0 : random.int(1, 2));
    life.setMilestone(actor, world.milestones[place]!.id);
  }

  private backport(developer: Person): void {
    if (!this.random.chance(0.03)) return;
    const { world, life } = this;
    const release = world.milestones[Math.max(0, releaseAt(life.instant, world.calendar) - 1)]!;
    const label = world.labels.get(`backport::${release.title}`);
    if (label !== undefined) life.addLabel(developer, label);
  }

  /** After it is closed: thanks, late finders, and at times a lock. */
  private aftermath(): void {
    const { random, life } = this;
    this.talk(1, ['verification', 'bystander', 'reporter'], 40 * DAY);
    if (random.chance(0.012)) {
      life.wait(200 * DAY + random.exponential(YEAR));
      life.lock(this.someone('maintainer'));
    }
  }

  /** Says a share of what is still unsaid; the more there is, the quicker. */
  private talk(share: number, kinds: readonly CommentKind[], gap: number): void {
    const count = Math.round(this.unsaid * share);
    for (let i = 0; i < count && !this.life.isOver; i++) {
      this.life.wait(this.random.exponential(Math.min(gap, (20 * gap) / count)) + this.random.next() * HOUR);
      const kind = this.random.pick(kinds);
      const isReporter = kind === 'reporter' || (kind === 'bystander' && this.random.chance(0.1));
      this.say(kind, isReporter ? this.reporter : this.someone(this.random.pick(SPEAKERS[kind])));
    }
  }

  private say(kind: CommentKind, author: Person, canonical?: string): void {
    if (this.unsaid === 0 || this.life.isOver) return;
    this.unsaid--;
    this.voice.address(author === this.reporter ? this.someone('developer') : this.reporter);
    this.voice.canonical = canonical ?? null;
    let text = commentText(kind, this.voice, this.body);
    if (this.said.has(text)) text = commentText(kind, this.voice, this.body);
    this.said.add(text);
    this.life.comment(author, text);
  }

  private someone(part: Participant): Person {
    return this.world.people.pickActive(part, this.life.instant, this.random);
  }
}
