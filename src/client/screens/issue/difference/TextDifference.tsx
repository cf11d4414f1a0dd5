import { diffLines, diffWordsWithSpace } from 'diff';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './TextDifference.module.css';

/** Longer texts are compared by lines: by words that would take too long. In UTF-16 code units. */
const BY_WORDS = 20_000;
/** After this the library gives up, in ms: the texts are shown one after the other. */
const TIMEOUT = 300;
const MOST_CHANGES = 5_000;
/** Of what is the same, so many characters stand around each change. */
const AROUND = 120;

interface Props {
  before: string;
  after: string;
}

interface Part {
  value: string;
  kind: 'same' | 'added' | 'removed';
}

/** What of a text went and what came, in words. */
export function TextDifference({ before, after }: Props) {
  return (
    <div className={styles.difference}>
      {differenceOf(before, after).map(({ value, kind }, index, all) => {
        if (kind === 'same') {
          return <span key={index}>{shorten(value, index === 0, index === all.length - 1)}</span>;
        }
        const Tag = kind === 'added' ? 'ins' : 'del';
        return (
          <Tag key={index} className={styles[kind]}>
            <VisuallyHidden>{kind === 'added' ? ' added: ' : ' removed: '}</VisuallyHidden>
            {value}
          </Tag>
        );
      })}
    </div>
  );
}

function differenceOf(before: string, after: string): Part[] {
  const options = { timeout: TIMEOUT, maxEditLength: MOST_CHANGES };
  const changes =
    before.length + after.length > BY_WORDS
      ? diffLines(before, after, options)
      : diffWordsWithSpace(before, after, options);
  if (!changes) {
    return [
      { value: before, kind: 'removed' },
      { value: after, kind: 'added' },
    ];
  }
  return changes.map(({ value, added, removed }) => ({
    value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** What is the same is left out far from a change. */
function shorten(text: string, first: boolean, last: boolean): string {
  const head = first ? 0 : AROUND;
  const tail = last ? 0 : AROUND;
  if (text.length <= head + tail + 40) return text;
  return `${text.slice(0, head)} … ${tail === 0 ? '' : text.slice(-tail)}`;
}
