import styles from './DemoNotice.module.css';

/** Notice on every screen that the data is a demo and that anyone can sign in. */
export function DemoNotice() {
  return (
    <p className={styles.notice}>
      <strong>This is a demo.</strong> Its data is generated, and anyone who can open this page can sign in as
      any of its users.
    </p>
  );
}
