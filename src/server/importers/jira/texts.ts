import { asObjectOrUndefined, asStringOrUndefined } from '../input/json';
import type { IssuePeople } from '../input/IssuePeople';
import { type AdfContext } from './adf/inline';
import { convertAdf } from './adf/convertAdf';
import { convertWikiMarkup } from './wiki/convertWikiMarkup';

/**
 * Converts the texts of an issue to Markdown: wiki markup from version 2 of the REST API and from CSV exports, and rich
 * text from version 3. Collects the mentioned people.
 */
export class JiraTexts {
  /** Ids of mentioned people in lower case. */
  readonly mentions = new Set<string>();
  /** Descriptions of unknown parts of rich text, one entry per part. */
  readonly omittedDetails: string[] = [];
  private readonly context: AdfContext;

  constructor(people: IssuePeople) {
    this.context = {
      // Jira Cloud stores mentions with the account id. In Markdown, they contain the login.
      mentionUser: (id, displayName) => {
        const sourceId = id.replace(/^accountid:/, '');
        const personId = displayName ? people.add(sourceId, displayName) : people.add(sourceId);
        this.mentions.add(personId.toLowerCase());
        return people.getLogin(personId);
      },
      onUnknownNode: (type) =>
        this.omittedDetails.push(`parts of rich text of the kind "${type}" (their text is kept)`),
    };
  }

  /** Returns a text as Markdown, or an empty string for values that are not texts. */
  convert(value: unknown): string {
    const document = asObjectOrUndefined(value);
    return document
      ? convertAdf(document, this.context)
      : convertWikiMarkup(asStringOrUndefined(value) ?? '', this.context);
  }
}
