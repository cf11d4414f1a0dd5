import { diffLines, diffWordsWithSpace } from 'diff';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './TextDifference.module.css';

/** Texts longer than this, in UTF-16 code units, are compared by lines, because comparing words would take too long. */
const WORD_DIFF_TEXT_LENGTH_MAX = 20_000;
/**
 * Limits of the text comparison, in ms and in number of changes; beyond them both texts are shown in full.
 */
const DIFF_TIMEOUT_MS = 300;
const DIFF_CHANGES_MAX = 5_000;
/** Number of unchanged characters shown before and after each change of a text. */
const DIFF_CONTEXT_CHARACTERS = 120;

interface TextDifferenceProps {
  before: string;
  after: string;
}

interface TextDiffPart {
  value: string;
  kind: 'same' | 'added' | 'removed';
}

/** Shows the difference between two texts with inserted and deleted words. */
export function TextDifference({ before, after }: TextDifferenceProps) {
  return (
    <div className={styles.difference}>
      {computeTextDifference(before, after).map(({ value, kind }, index, all) => {
        if (kind === 'same') {
          return <span key={index}>{omitUnchangedText(value, index === 0, index === all.length - 1)}</span>;
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

function computeTextDifference(before: string, after: string): TextDiffPart[] {
  const options = { timeout: DIFF_TIMEOUT_MS, maxEditLength: DIFF_CHANGES_MAX };
  const changes =
    before.length + after.length > WORD_DIFF_TEXT_LENGTH_MAX
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

/** Omits unchanged text that is not next to a change. */
function omitUnchangedText(text: string, first: boolean, last: boolean): string {
  const head = first ? 0 : DIFF_CONTEXT_CHARACTERS;
  const tail = last ? 0 : DIFF_CONTEXT_CHARACTERS;
  if (text.length <= head + tail + 40) return text;
  return `${text.slice(0, head)} … ${tail === 0 ? '' : text.slice(-tail)}`;
}
