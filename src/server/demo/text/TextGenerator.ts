import type { DemoPerson } from '../project/people';
import type { OperatingSystem } from '../project/platforms';
import type { Random } from '../project/Random';
import {
  randomTemplateNumbers,
  type TemplateNumbers,
  type IssueSubjectMatter,
} from '../project/IssueSubjectMatter';
import { expandTemplate } from './template';

/** Values that the texts of one demo issue refer to. */
export interface IssueTextContext {
  subject: IssueSubjectMatter;
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
  readonly context: IssueTextContext;
  /** People who have been mentioned in the issue's texts so far. */
  readonly mentioned = new Set<DemoPerson>();
  /** Key of the issue that this one duplicates, for example "NET-12". */
  canonical: string | null = null;
  private addressee: DemoPerson | null = null;

  constructor(context: IssueTextContext, random: Random) {
    this.context = context;
    this.random = random;
  }

  /** Renders a text template with the issue's own numbers. */
  render(template: string): string {
    return expandTemplate(template, this.random, (slot) =>
      this.resolveSlot(slot, this.context.subject.numbers),
    );
  }

  /** Renders one of the text templates, picked at random. */
  renderOneOf(templates: readonly string[]): string {
    return this.render(this.random.pick(templates));
  }

  /** Renders a text template with a new random number in each slot, for example for a line of a log. */
  renderWithOtherNumbers(template: string): string {
    return expandTemplate(template, this.random, (slot) => this.resolveSlot(slot, null));
  }

  /** Sets the person that the template slot `$mention` refers to. */
  setAddressee(person: DemoPerson): void {
    this.addressee = person;
  }

  private resolveSlot(slot: string, numbers: TemplateNumbers | null): string {
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
        return this.randomEarlierIssue();
      case 'host':
        return this.random.pick(EXAMPLE_HOSTS);
      case 'url':
        return `https://${this.random.pick(EXAMPLE_HOSTS)}/${this.random.pick(EXAMPLE_URL_PATHS)}`;
      case 'canonical':
        return this.canonical ?? this.randomEarlierIssue();
      case 'hex':
        return `0x${Math.floor(this.random.next() * 0xffffffff).toString(16)}`;
      case 'commit':
        return randomHexDigits(this.random, 6) + randomHexDigits(this.random, 5);
      case 'mention':
        return this.mentionAddressee();
      default:
        return this.resolveNumberSlot(slot, numbers);
    }
  }

  private resolveNumberSlot(slot: string, numbers: TemplateNumbers | null): string {
    const number = (numbers ?? randomTemplateNumbers(this.random))[slot as keyof TemplateNumbers];
    if (number === undefined) throw new Error(`no slot $${slot}`);
    return number;
  }

  private randomEarlierIssue(): string {
    const { projectKey, number } = this.context;
    if (number === 1) return 'an older report';
    const back = Math.min(number - 1, Math.floor(this.random.pareto(1, 0.7)));
    return `${projectKey}-${number - back}`;
  }

  private mentionAddressee(): string {
    if (!this.addressee) throw new Error('no addressee is set');
    this.mentioned.add(this.addressee);
    return `@${this.addressee.login}`;
  }
}

/**
 * Returns random hexadecimal digits.
 * @param count at most 8
 */
const randomHexDigits = (random: Random, count: number): string =>
  Math.floor(random.next() * 16 ** count)
    .toString(16)
    .padStart(count, '0');

const EXAMPLE_HOSTS = [
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

const EXAMPLE_URL_PATHS = [
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
