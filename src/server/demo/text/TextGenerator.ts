import type { DemoPerson } from '../project/people';
import type { OperatingSystem } from '../project/platforms';
import type { Random } from '../project/Random';
import { drawNumbers, type SubjectNumbers, type IssueSubject } from '../project/Subject';
import { render } from './template';

/** Values that the texts of one demo issue refer to. */
export interface TextContext {
  subject: IssueSubject;
  system: OperatingSystem;
  /** Version of the product with the problem, and an older version without it. */
  version: string;
  goodVersion: string;
  projectKey: string;
  number: number;
}

/** Renders the text templates of one demo issue. */
export class TextGenerator {
  readonly random: Random;
  readonly context: TextContext;
  /** People who have been mentioned in the issue's texts so far. */
  readonly mentioned = new Set<DemoPerson>();
  /** Key of the issue that this one duplicates, for example "NET-12". */
  canonical: string | null = null;
  private addressee: DemoPerson | null = null;

  constructor(context: TextContext, random: Random) {
    this.context = context;
    this.random = random;
  }

  /** Renders a text template with the issue's own numbers. */
  render(template: string): string {
    return render(template, this.random, (slot) => this.fill(slot, this.context.subject.numbers));
  }

  /** Renders one of the text templates, picked at random. */
  renderOneOf(templates: readonly string[]): string {
    return this.render(this.random.pick(templates));
  }

  /** Renders a text template with a new random number in each slot, for example for a line of a log. */
  renderWithOtherNumbers(template: string): string {
    return render(template, this.random, (slot) => this.fill(slot, null));
  }

  /** Sets the person that the template slot `$mention` refers to. */
  setAddressee(person: DemoPerson): void {
    this.addressee = person;
  }

  private fill(slot: string, numbers: SubjectNumbers | null): string {
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
        return this.number(slot, numbers);
    }
  }

  private number(slot: string, numbers: SubjectNumbers | null): string {
    const number = (numbers ?? drawNumbers(this.random))[slot as keyof SubjectNumbers];
    if (number === undefined) throw new Error(`no slot $${slot}`);
    return number;
  }

  private earlierIssue(): string {
    const { projectKey, number } = this.context;
    if (number === 1) return 'an older report';
    const back = Math.min(number - 1, Math.floor(this.random.pareto(1, 0.7)));
    return `${projectKey}-${number - back}`;
  }

  private mention(): string {
    if (!this.addressee) throw new Error('no addressee is set');
    this.mentioned.add(this.addressee);
    return `@${this.addressee.login}`;
  }
}

/**
 * Returns random hexadecimal digits.
 * @param count at most 8
 */
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
