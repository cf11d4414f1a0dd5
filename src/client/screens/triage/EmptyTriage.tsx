import { CircleCheck } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { buildOpenIssuesHref } from '../../components/openIssuesHref';
import { PreloadLink } from '../../components/PreloadLink';
import { Button } from '../../ui/Button';
import { pluralize } from '../../ui/format';
import styles from './EmptyTriage.module.css';
import { buildTriageHref, type TriageUrlState } from './model/triageUrl';

interface EmptyTriageProps {
  url: TriageUrlState;
  /** Number of issues that other triagers have leased. */
  othersCount: number;
  /** Number of issues that the viewer has skipped. */
  skippedCount: number;
  onShowSkipped: () => void;
}

/** Shown when the queue has no issue for the viewer. */
export function EmptyTriage({ url, othersCount, skippedCount, onShowSkipped }: EmptyTriageProps) {
  const { key = '' } = useParams();
  return (
    <div className={styles.empty}>
      <CircleCheck size={28} strokeWidth={1.5} aria-hidden="true" className={styles.done} />
      <p className={styles.title}>Nothing to triage</p>
      <p>
        {skippedCount > 0
          ? `You have skipped ${pluralize(skippedCount, 'issue')}.`
          : othersCount > 0
            ? `Others are triaging the last ${pluralize(othersCount, 'issue')}.`
            : url.query === ''
              ? 'New issues appear here as soon as they are reported.'
              : 'No issues match the query.'}
      </p>
      <p className={styles.actions}>
        {skippedCount > 0 && <Button onClick={onShowSkipped}>Show skipped issues</Button>}
        {url.query !== '' && (
          <PreloadLink
            to={buildTriageHref(key, { ...url, query: '' })}
            preloads="code"
            className={styles.link}
          >
            All untriaged issues
          </PreloadLink>
        )}
        <PreloadLink to={buildOpenIssuesHref(key)} className={styles.link}>
          Open issues
        </PreloadLink>
      </p>
    </div>
  );
}
