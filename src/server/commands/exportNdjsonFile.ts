/** Reads the NDJSON file of an interrupted export, to find the end of its complete lines and what they contain. */
import { createReadStream } from 'node:fs';
import { WinnowError } from '../../shared/errors';
import { exportHeaderSchema } from '../domain/export/records';

export interface InterruptedNdjsonExport {
  /** Length of the complete lines, in bytes. */
  length: number;
  /** Number of the last issue, or null if the file ends before the first issue. */
  lastIssueNumber: number | null;
  issues: number;
  /** Logins of the people whose records are in the file. */
  logins: ReadonlySet<string>;
}

const NEWLINE_BYTE = 0x0a;
const ISSUE_LINE_PATTERN = /^\{"record":"issue","number":(\d+),/;
const HEADER_START = '{"record":"header","format":"winnow",';
const PERSON_LINE_START = '{"record":"person",';
/** Number of bytes at the start of a line that contain the kind of the record and the number of an issue. */
const LINE_START_BYTES = 64;

/**
 * Reads an interrupted export of a project.
 * @throws WinnowError VALIDATION_FAILED if the file is not an export of the project, or its header is not marked as
 *   complete
 */
export async function readInterruptedNdjsonExport(
  file: string,
  projectKey: string,
): Promise<InterruptedNdjsonExport> {
  const logins = new Set<string>();
  let length = 0;
  let lineNumber = 0;
  let issues = 0;
  let lastIssueNumber: number | null = null;
  let parts: Buffer[] = [];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE_BYTE); end >= 0; end = chunk.indexOf(NEWLINE_BYTE, start)) {
      parts.push(chunk.subarray(start, end));
      start = end + 1;
      lineNumber++;
      length += parts.reduce((sum, part) => sum + part.length, 1);
      const [first] = parts as [Buffer];
      const isShort = first.length < LINE_START_BYTES && parts.length > 1;
      const line = isShort ? Buffer.concat(parts) : first;
      const lineStart = line.toString('utf8', 0, LINE_START_BYTES);
      const number = ISSUE_LINE_PATTERN.exec(lineStart)?.[1];
      if (number !== undefined) {
        lastIssueNumber = Number(number);
        issues++;
      } else if (lineNumber === 1) requireHeader(Buffer.concat(parts).toString(), file, projectKey);
      else if (lineStart.startsWith(PERSON_LINE_START)) {
        const { login } = JSON.parse(Buffer.concat(parts).toString()) as { login: string };
        logins.add(login);
      }
      parts = [];
    }
    parts.push(chunk.subarray(start));
  }
  const rest = Buffer.concat(parts).toString('utf8', 0, HEADER_START.length);
  if (lineNumber === 0 && !HEADER_START.startsWith(rest)) throw createForeignFileError(file, projectKey);
  return { length, lastIssueNumber, issues, logins };
}

function requireHeader(line: string, file: string, projectKey: string): void {
  const header = line.startsWith(HEADER_START)
    ? exportHeaderSchema.safeParse(JSON.parse(line)).data
    : undefined;
  if (!header?.complete || header.project.key !== projectKey) throw createForeignFileError(file, projectKey);
}

const createForeignFileError = (file: string, projectKey: string): WinnowError =>
  new WinnowError(
    'VALIDATION_FAILED',
    `${file} is not a complete export of ${projectKey}, so it cannot be continued.`,
  );
