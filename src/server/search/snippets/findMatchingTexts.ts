/**
 * Finds the texts of issues (bodies and comments) that contain words or phrases. One statement searches a page of
 * issues in `issue_text.plain`, which has one line per text: the body is the third line, and comments follow, oldest
 * first, without deleted ones.
 */
import { type Kysely, sql } from 'kysely';
import { ISSUE_TITLE_LENGTH_MAX } from '../../../shared/limits';
import type { IssueRowKey } from '../../store/read/issues';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import type { SnippetTerm } from './SnippetSearch';

export interface MatchingText {
  project_id: number;
  number: number;
  /** Id of the comment that the text belongs to. Null if the text is the body of the issue. */
  comment_id: number | null;
  author_id: number | null;
  text: string;
  /** Whether `text` is only a part, because the whole text is too long. */
  is_part: boolean;
}

/**
 * Maximum size of the search text, in bytes, that a page of issues reads completely: its shortest ones first. Of longer
 * issues, only the start of the body is searched. The texts of an average page have 150 KB.
 */
const SEARCH_TEXT_BYTES_MAX = 4_000_000;
/** Maximum length of a text that is returned, in characters. */
const TEXT_LENGTH_MAX = 16_384;
/** Maximum length of the title in `plain`: Unicode normalization replaces a character by up to 18. */
const PLAIN_TITLE_LENGTH_MAX = 18 * ISSUE_TITLE_LENGTH_MAX + 10;
/** Texts per issue: the first may turn out not to match, for example because a word is only a part of another one. */
const TEXTS_PER_ISSUE = 2;

/**
 * Returns the texts that contain the most terms, best first: terms that the title does not contain count first, then
 * whole words, and finally the body and older comments. Hidden comments are left out.
 */
export async function findMatchingTexts(
  db: Kysely<DatabaseTables>,
  keys: readonly IssueRowKey[],
  terms: readonly SnippetTerm[],
): Promise<MatchingText[]> {
  const projectIds = keys.map((key) => key.projectId);
  const numbers = keys.map((key) => key.number);
  const { rows } = await sql<MatchingText>`
    WITH page AS (
      SELECT project_id, number, body, plain, split_part(left(plain, ${PLAIN_TITLE_LENGTH_MAX}), chr(10), 2) AS title,
        sum(octet_length(plain)) OVER (ORDER BY octet_length(plain), project_id, number)
          <= ${SEARCH_TEXT_BYTES_MAX}::bigint AS is_complete
      FROM unnest(${projectIds}::int[], ${numbers}::int[]) AS wanted (project_id, number)
      JOIN issue_text USING (project_id, number)
    )
    SELECT page.project_id, number, comment.id AS comment_id, author_id, is_part,
      CASE WHEN NOT is_part THEN source
        WHEN NOT is_complete THEN left(source, ${TEXT_LENGTH_MAX})
        ELSE substr(source, greatest(1, (at * length(source))::int - ${TEXT_LENGTH_MAX / 2}), ${TEXT_LENGTH_MAX})
      END AS text
    FROM page
    CROSS JOIN LATERAL (
      -- The comments in the order of their lines; 0: hidden.
      SELECT array_agg(CASE WHEN hidden THEN 0 ELSE id END ORDER BY created_at, id) AS ids FROM comment
      WHERE is_complete AND comment.project_id = page.project_id AND issue_number = number AND removed_at IS NULL
    ) comments
    CROSS JOIN LATERAL (
      SELECT nth, min(at) AS at, sum(points) AS points,
        coalesce(sum(points) FILTER (WHERE NOT in_title), 0) AS points_beside_title
      FROM (
        SELECT line - 3 AS nth, in_title, CASE WHEN content LIKE '%' || whole || '%' THEN 2 ELSE 1 END AS points,
          -- Where the word is in a long text, from 0 to 1.
          CASE WHEN octet_length(content) > ${TEXT_LENGTH_MAX / 2}
            THEN coalesce(nullif(strpos(content, whole), 0), strpos(content, part))::float8 / length(content) END AS at
        FROM string_to_table(CASE WHEN is_complete THEN plain ELSE left(plain, ${TEXT_LENGTH_MAX}) END, chr(10))
          WITH ORDINALITY AS lines (content, line)
        JOIN (
          SELECT term.*, title LIKE '%' || whole || '%' AS in_title
          FROM unnest(${terms.map(({ whole }) => whole)}::text[], ${terms.map(({ part }) => part)}::text[],
            ${terms.map(({ inBody }) => inBody)}::boolean[], ${terms.map(({ inComments }) => inComments)}::boolean[])
            AS term (whole, part, in_body, in_comments)
          OFFSET 0
        ) term ON CASE line WHEN 3 THEN in_body ELSE line > 3 AND in_comments AND ids[line - 3] > 0 END
        WHERE content LIKE '%' || part || '%'
      ) hit
      GROUP BY nth ORDER BY points_beside_title DESC, points DESC, nth LIMIT ${TEXTS_PER_ISSUE}
    ) best
    LEFT JOIN comment ON nth > 0 AND comment.project_id = page.project_id AND comment.id = ids[nth]
    CROSS JOIN LATERAL (SELECT CASE nth WHEN 0 THEN page.body ELSE comment.body END AS source) found
    CROSS JOIN LATERAL (SELECT octet_length(source) > ${TEXT_LENGTH_MAX} AS is_part) size
    ORDER BY points_beside_title DESC, points DESC, nth`.execute(db);
  return rows;
}
