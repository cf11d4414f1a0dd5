/** Renders templates for one issue: fills their slots from its subject and surroundings. */
import type { Person } from '../project/people';
import type { System } from '../project/platforms';
import type { Random } from '../project/Random';
import { drawNumbers, type Numbers, type Subject } from '../project/Subject';
import { render } from './template';

export interface TextContext {
  subject: Subject;
  system: System;
  /** The build it was seen with, and one in which all was well. */
  version: string;
  goodVersion: string;
  projectKey: string;
  number: number;
}

export class TextGenerator {
  readonly random: Random;
  readonly context: TextContext;
  /** Whom the texts mentioned so far. */
  readonly mentioned = new Set<Person>();
  /** The key of the issue that this one duplicates. */
  canonical: string | null = null;
  private addressee: Person | null = null;

  constructor(scene: TextContext, random: Random) {
    this.context = scene;
    this.random = random;
  }

  /** A text whose figures are those of the issue. */
  render(template: string): string {
    return render(template, this.random, (slot) => this.fill(slot, this.context.subject.numbers));
  }

  /** One of the templates. */
  renderOneOf(templates: readonly string[]): string {
    return this.render(this.random.pick(templates));
  }

  /** A text of which each figure is another, such as a line of a log. */
  renderWithOtherNumbers(template: string): string {
    return render(template, this.random, (slot) => this.fill(slot, null));
  }

  /** Whom `$mention` means from now on. */
  address(person: Person): void {
    this.addressee = person;
  }

  private fill(slot: string, numbers: Numbers | null): string {
    const { subject, system, version, goodVersion } = this.context;
    switch (slot) {
      case 'failure':
        return this.render(subject.failure);
      case 'trigger':
        return this.render(subject.trigger);
      case 'wish':
        return this.render(subject.wish);
      case 'thing':
        return subject.thing;
      case 'class':
        return subject.className;
      case 'method':
        return subject.method;
      case 'symbol':
        return `${subject.className}::${subject.method}`;
      case 'suite':
        return `${subject.className}Test`;
      case 'otherSymbol':
        return `${this.random.pick(subject.area.classes)}::${this.random.pick(subject.area.methods)}`;
      case 'otherThing':
        return this.random.pick(subject.area.things);
      case 'error':
        return subject.error;
      case 'area':
        return subject.area.name;
      case 'os':
        return system.name;
      case 'version':
        return version;
      case 'good':
        return goodVersion;
      case 'issue':
        return this.earlierIssue();
      case 'host':
        return this.random.pick(HOSTS);
      case 'url':
        return `https://${this.random.pick(HOSTS)}/${this.random.pick(PATHS)}`;
      case 'canonical':
        return this.canonical ?? this.earlierIssue();
      case 'hex':
        return `0x${Math.floor(this.random.next() * 0xffffffff).toString(16)}`;
      case 'commit':
        return hexDigits(this.random, 6) + hexDigits(this.random, 5);
      case 'mention':
        return this.mention();
      default:
        return this.figure(slot, numbers);
    }
  }

  private figure(slot: string, numbers: Numbers | null): string {
    const figure = (numbers ?? drawNumbers(this.random))[slot as keyof Numbers];
    if (figure === undefined) throw new Error(`no slot $${slot}`);
    return figure;
  }

  private earlierIssue(): string {
    const { projectKey, number } = this.context;
    if (number === 1) return 'an older report';
    const back = Math.min(number - 1, Math.floor(this.random.pareto(1, 0.7)));
    return `${projectKey}-${number - back}`;
  }

  private mention(): string {
    if (!this.addressee) throw new Error('nobody is addressed');
    this.mentioned.add(this.addressee);
    return `@${this.addressee.login}`;
  }
}

/** At most eight. */
const hexDigits = (random: Random, count: number): string =>
  Math.floor(random.next() * 16 ** count)
    .toString(16)
    .padStart(count, '0');

const HOSTS = [
  'www.example.com',
  'shop.example.net',
  'mail.example.org',
  'cdn.example.net',
  'intranet.corp.example',
  'news.example.com',
  'video.example.org',
  'api.example.net',
  'maps.example.com',
  'wiki.corp.example',
  'static.example.org',
  'localhost:8443',
];

const PATHS = [
  '',
  'index.html',
  'login',
  'feed',
  'a/b/c.js',
  'search',
  'test/42',
  'app',
  'upload',
  'img/large.webp',
  'live',
];
