import { useId } from 'react';
import { createPortal } from 'react-dom';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import type { PersonCard_person$key } from '../../../../__generated__/PersonCard_person.graphql';
import type { PersonCardQuery } from '../../../../__generated__/PersonCardQuery.graphql';
import { pluralize } from '../../ui/format';
import { Avatar } from '../Avatar';
import { PreloadLink } from '../PreloadLink';
import styles from './PersonCard.module.css';
import { buildPersonHref } from '../personHref';
import { PersonStatus } from './PersonStatus';
import { PERSON_CARD_ATTRIBUTE } from './personTarget';

export const personCardQuery = graphql`
  query PersonCardQuery($login: String!) {
    person(login: $login) {
      ...PersonCard_person
    }
  }
`;

/** Distance between the card and its person, in px. */
const CARD_GAP_PX = 6;
/** Minimum distance to the edges of the window, in px. */
const CARD_WINDOW_MARGIN_PX = 8;

interface PersonCardProps {
  queryRef: PreloadedQuery<PersonCardQuery>;
  /** The link or avatar to which the card belongs. */
  anchor: Element;
}

/** The card of a person. Shows nothing if the viewer cannot see the person. */
export function PersonCard({ queryRef, anchor }: PersonCardProps) {
  const { person } = usePreloadedQuery<PersonCardQuery>(personCardQuery, queryRef);
  // In the landmark or dialog of the person, so that screen readers find it there.
  const container = anchor.closest('main, nav, aside, [role="dialog"]') ?? document.body;
  return person && createPortal(<LoadedCard person={person} anchor={anchor} />, container);
}

function LoadedCard({ person, anchor }: { person: PersonCard_person$key; anchor: Element }) {
  const { user, assigned } = useFragment(
    graphql`
      fragment PersonCard_person on Person {
        user {
          login
          name
          ...Avatar_user
          ...PersonStatus_user
        }
        assigned {
          openCount
        }
      }
    `,
    person,
  );
  const { login, name } = user;
  const id = useId();
  const attach = (card: HTMLElement | null) => {
    if (!card) return;
    // In the top layer, no scroll container clips the card. jsdom has no showPopover.
    card.showPopover?.();
    placeCard(card, anchor);
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  };
  return (
    <div
      ref={attach}
      id={id}
      popover="manual"
      role="tooltip"
      className={styles.card}
      {...{ [PERSON_CARD_ATTRIBUTE]: '' }}
    >
      <Avatar user={user} size="medium" />
      <div className={styles.text}>
        {/* Not in the tab order, because the link to which the card belongs opens the same page. */}
        <PreloadLink to={buildPersonHref(login)} preloads="code" tabIndex={-1} className={styles.name}>
          {name || login}
        </PreloadLink>
        <PersonStatus user={user} />
        {assigned && <p className={styles.count}>{pluralize(assigned.openCount, 'open issue')} assigned</p>}
      </div>
    </div>
  );
}

/** Places the card below the person, or above if there is no room below, within the window. */
function placeCard(card: HTMLElement, anchor: Element): void {
  const box = anchor.getBoundingClientRect();
  const left = Math.min(box.left, window.innerWidth - card.offsetWidth - CARD_WINDOW_MARGIN_PX);
  const below = box.bottom + CARD_GAP_PX;
  const fits = below + card.offsetHeight + CARD_WINDOW_MARGIN_PX <= window.innerHeight;
  card.style.left = `${Math.max(left, CARD_WINDOW_MARGIN_PX)}px`;
  card.style.top = `${fits ? below : Math.max(box.top - CARD_GAP_PX - card.offsetHeight, CARD_WINDOW_MARGIN_PX)}px`;
}
