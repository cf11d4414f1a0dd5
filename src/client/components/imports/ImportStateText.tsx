import styles from './ImportStateText.module.css';

const TEXTS: Partial<Record<string, string>> = {
  DRAFT: 'Not started',
  QUEUED: 'Waiting',
  RUNNING: 'Running',
  DONE: 'Done',
  FAILED: 'Failed',
  CANCELED: 'Canceled',
};

/** Renders the state of an import as text, such as “Running”. */
export function ImportStateText({ state }: { state: string }) {
  return <span className={`${styles.state} ${styles[state] ?? ''}`}>{TEXTS[state] ?? state}</span>;
}
