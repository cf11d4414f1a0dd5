import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { TimelineComment_comment$key } from '../../../../../__generated__/TimelineComment_comment.graphql';
import { Avatar } from '../../../components/Avatar';
import { RelativeTime } from '../../../components/RelativeTime';
import { RenderedMarkdown } from '../../../components/RenderedMarkdown';
import { CopyLink } from '../CopyLink';
import { commentHref } from './linkedItem';
import styles from './TimelineComment.module.css';

interface Props {
  comment: TimelineComment_comment$key;
  linked: string | null;
}

/** A comment; the one that the address points to is scrolled to and marked. */
export function TimelineComment({ comment, linked }: Props) {
  const data = useFragment(
    graphql`
      fragment TimelineComment_comment on Comment {
        id
        bodyHTML
        createdAt
        editedAt
        author {
          login
          ...Avatar_user
        }
      }
    `,
    comment,
  );
  const isLinked = data.id === linked;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isLinked]);
  const { pathname } = useLocation();

  return (
    <article ref={place} id={`comment-${data.id}`} tabIndex={-1} className={styles.comment}>
      {data.author ? <Avatar user={data.author} /> : <span />}
      <div className={[styles.card, isLinked && styles.linked].filter(Boolean).join(' ')}>
        <header className={styles.header}>
          <b>{data.author?.login ?? 'Somebody'}</b>
          <RelativeTime dateTime={data.createdAt} />
          {data.editedAt && (
            <span>
              edited <RelativeTime dateTime={data.editedAt} />
            </span>
          )}
          <CopyLink
            href={commentHref(pathname, data.id)}
            label="Copy link to this comment"
            bordered={false}
            className={styles.link}
          />
        </header>
        <div className={styles.text}>
          <RenderedMarkdown html={data.bodyHTML} size="small" />
        </div>
      </div>
    </article>
  );
}
