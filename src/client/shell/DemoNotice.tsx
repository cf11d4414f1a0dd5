import styles from './DemoNotice.module.css';

/** A demo says so on every screen; the server's page says whether it is one. */
export function DemoNotice() {
  if (document.querySelector('meta[name="winnow-demo"]') === null) return null;
  return (
    <p className={styles.notice}>
      <strong>This is a demo.</strong> Its tracker is generated, and whoever can open this page is its
      maintainer.
    </p>
  );
}
