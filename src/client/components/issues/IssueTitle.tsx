import type { ReactNode } from 'react';
import styles from './IssueTitle.module.css';

/** Matches `code` in a title. The first capturing group is the code without its backticks. */
export const ISSUE_TITLE_CODE_PATTERN = /`+([^`]+)`+/g;

/** An issue's title as plain text, except that `code` between backticks is shown as code. */
export const IssueTitle = ({ title }: { title: string }) =>
  title
    .split(ISSUE_TITLE_CODE_PATTERN)
    .map((part, index) => (index % 2 === 0 ? part : <IssueTitleCode key={index}>{part}</IssueTitleCode>));

/** Code in a title. */
export const IssueTitleCode = ({ children }: { children: ReactNode }) => (
  <code className={styles.code}>{children}</code>
);
