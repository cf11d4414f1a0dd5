import styles from './DemoNotice.module.css';

/** A demo says so on every screen. */
export function DemoNotice() {
  return (
    <p className={styles.notice}>
      <strong>This is a demo.</strong> Its tracker is generated, and whoever can open this page can be any of
      its people.
    </p>
  );
}
