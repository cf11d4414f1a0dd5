import type { DemoPerson } from '../project/people';
import type { DemoOperatingSystem } from '../project/platforms';
import type { RandomGenerator } from '../project/RandomGenerator';
import {
  randomDemoTextNumbers,
  type DemoTextNumbers,
  type DemoIssueSubject,
} from '../project/DemoIssueSubject';
import addresses from '../vocabulary/addresses.json';
import { expandTextTemplate } from './template';

/** Values that the texts of one demo issue refer to. */
export interface DemoIssueTextValues {
  subject: DemoIssueSubject;
  system: DemoOperatingSystem;
  /** Version of the product with the problem, and an older version without it. */
  version: string;
  goodVersion: string;
  projectKey: string;
  number: number;
}

/** Renders the text templates of one demo issue. */
export class DemoTextGenerator {
  readonly random: RandomGenerator;
  readonly context: DemoIssueTextValues;
  /** People who have been mentioned in the issue's texts so far. */
  readonly mentioned = new Set<DemoPerson>();
  /** Key of the issue that this one duplicates, for example "NET-12". */
  canonical: string | null = null;
  private addressee: DemoPerson | null = null;

  constructor(context: DemoIssueTextValues, random: RandomGenerator) {
    this.context = context;
    this.random = random;
  }

  /** Renders a text template with the issue's own numbers. */
  renderTemplate(template: string): string {
    return expandTextTemplate(template, this.random, (slot) =>
      this.resolveTemplateSlot(slot, this.context.subject.numbers),
    );
  }

  /** Renders one of the text templates, picked at random. */
  renderRandomTemplate(templates: readonly string[]): string {
    return this.renderTemplate(this.random.pickRandomElement(templates));
  }

  /** Renders a text template with a new random number in each slot, for example for a line of a log. */
  renderTemplateWithNewNumbers(template: string): string {
    return expandTextTemplate(template, this.random, (slot) => this.resolveTemplateSlot(slot, null));
  }

  /** Sets the person that the template slot `$mention` refers to. */
  setMentionedPerson(person: DemoPerson): void {
    this.addressee = person;
  }

  private resolveTemplateSlot(slot: string, numbers: DemoTextNumbers | null): string {
    const { subject, system, version, goodVersion } = this.context;
    switch (slot) {
      case 'failure':
        return this.renderTemplate(subject.failure);
      case 'trigger':
        return this.renderTemplate(subject.trigger);
      case 'wish':
        return this.renderTemplate(subject.wish);
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
        return `${this.random.pickRandomElement(subject.area.classes)}::${this.random.pickRandomElement(subject.area.methods)}`;
      case 'otherThing':
        return this.random.pickRandomElement(subject.area.things);
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
        return this.randomEarlierIssueKey();
      case 'host':
        return this.random.pickRandomElement(addresses.hosts);
      case 'url':
        return `https://${this.random.pickRandomElement(addresses.hosts)}/${this.random.pickRandomElement(addresses.urlPaths)}`;
      case 'canonical':
        return this.canonical ?? this.randomEarlierIssueKey();
      case 'hex':
        return `0x${Math.floor(this.random.next() * 0xffffffff).toString(16)}`;
      case 'commit':
        return randomHexDigits(this.random, 6) + randomHexDigits(this.random, 5);
      case 'mention':
        return this.formatMention();
      default:
        return this.resolveNumberTemplateSlot(slot, numbers);
    }
  }

  private resolveNumberTemplateSlot(slot: string, numbers: DemoTextNumbers | null): string {
    const number = (numbers ?? randomDemoTextNumbers(this.random))[slot as keyof DemoTextNumbers];
    if (number === undefined) throw new Error(`unknown placeholder $${slot} in a text template`);
    return number;
  }

  private randomEarlierIssueKey(): string {
    const { projectKey, number } = this.context;
    if (number === 1) return 'an older report';
    const back = Math.min(number - 1, Math.floor(this.random.nextPareto(1, 0.7)));
    return `${projectKey}-${number - back}`;
  }

  private formatMention(): string {
    if (!this.addressee) throw new Error('the text needs a user to address, but none is set');
    this.mentioned.add(this.addressee);
    return `@${this.addressee.login}`;
  }
}

/**
 * Returns random hexadecimal digits.
 * @param count at most 8
 */
const randomHexDigits = (random: RandomGenerator, count: number): string =>
  Math.floor(random.next() * 16 ** count)
    .toString(16)
    .padStart(count, '0');
