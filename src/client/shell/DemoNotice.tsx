import styles from './DemoNotice.module.css';

/** Notice on every screen of a demo. */
export function DemoNotice() {
  return (
    <p className={styles.notice}>
      <strong>This is a demo.</strong> Its data is generated, and anyone who can open this page can sign in as
      any of its users.
    </p>
  );
}
