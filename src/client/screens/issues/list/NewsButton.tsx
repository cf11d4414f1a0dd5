import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { announce } from '../../../ui/announce';
import { pluralize, formatCount } from '../../../ui/format';
import { Kbd } from '../../../ui/Kbd';
import { useKeys } from '../../../ui/keys/useKeys';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { IssuesView } from '../view/IssuesView';
import styles from './NewsButton.module.css';

interface Props {
  view: IssuesView;
  /** Of the rows, where there are any. */
  controller?: VirtualRowsController;
}

/** Told when the list is no longer as it is on screen; brings what is new, when one wants it. */
export function NewsButton({ view, controller }: Props) {
  const news = useSyncExternalStore(view.news.subscribe, view.news.getState);
  const isThere = news !== null;
  const words = !news ? '' : news.more > 0 ? `${formatCount(news.more)} new` : 'Updated';
  const said = !news ? '' : news.more > 0 ? pluralize(news.more, 'new issue') : 'The list was updated';
  // Once, when there is something; not with each further one.
  const say = useEffectEvent(() => announce(`${said}. Press r to show it.`));
  useEffect(() => {
    if (isThere) say();
  }, [isThere]);
  useKeys({
    'list.refresh': () => {
      if (!isThere) return false;
      view.refresh();
    },
  });
  if (!isThere) return null;
  return (
    <button
      type="button"
      className={styles.news}
      onClick={() => {
        view.refresh();
        // The button goes; whoever was on it is in the list.
        controller?.roving.focus(controller.scroller.visible.first);
      }}
    >
      <RefreshCw size={13} strokeWidth={2} aria-hidden="true" />
      <span>
        {words}
        <VisuallyHidden>{news.more > 0 && ` ${news.more === 1 ? 'issue' : 'issues'}`}: show</VisuallyHidden>
      </span>
      <span aria-hidden="true">
        <Kbd keys="r" />
      </span>
    </button>
  );
}
