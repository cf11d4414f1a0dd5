import { Suspense, useEffect, useEffectEvent, useRef, useState, useId } from 'react';
import { useQueryLoader, graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { createPortal } from 'react-dom';
import type { PersonCardsQuery } from '../../../../__generated__/PersonCardsQuery.graphql';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import type { PersonCards_person$key } from '../../../../__generated__/PersonCards_person.graphql';
import { pluralize } from '../../ui/format';
import { Avatar } from './Avatar';
import { PreloadLink } from '../../navigation/PreloadLink';
import styles from './PersonCards.module.css';
import { buildPersonHref } from '../../navigation/hrefs';
import { PersonStatus } from './PersonStatus';
import { PERSON_TARGET_SELECTOR } from './LazyPersonCards';

/** Milliseconds from the hover or focus of a person until the card appears. */
const OPEN_DELAY_MS = 300;
/** Milliseconds until the card disappears after the pointer has left the person: enough to move it onto the card. */
const CLOSE_DELAY_MS = 200;

interface OpenCard extends PersonTarget {
  /** Whether the keyboard focus has opened the card. */
  byFocus: boolean;
  /** Key of the location on which the card was opened. */
  locationKey: string;
}

/**
 * Shows a card of the person under the pointer or the keyboard focus. It listens to the events of the whole document, so that
 * it also works for mentions in texts, and rows of the list need no component for it. Touches open no card.
 */
export function PersonCards({ firstEvent }: { firstEvent: Event }) {
  const [queryRef, loadQuery, disposeQuery] = useQueryLoader<PersonCardsQuery>(personCardQuery);
  const [card, setCard] = useState<OpenCard | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const locationKey = useLocation().key;

  const close = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (!card) return;
    setCard(null);
    disposeQuery();
  });
  const openLater = useEffectEvent((target: PersonTarget, byFocus: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!target.element.isConnected) return;
      loadQuery({ login: target.login });
      setCard({ ...target, byFocus, locationKey });
    }, OPEN_DELAY_MS);
  });
  const onPointerOver = useEffectEvent((event: Event) => {
    if ((event as PointerEvent).pointerType === 'touch') return;
    const target = findPersonTarget(event.target);
    if (isInCard(event.target) || (card && target?.element === card.element)) clearTimeout(timer.current);
    else if (target) openLater(target, false);
    else {
      clearTimeout(timer.current);
      if (card && !card.byFocus) timer.current = setTimeout(close, CLOSE_DELAY_MS);
    }
  });
  const onFocusIn = useEffectEvent((event: Event) => {
    const target = findPersonTarget(event.target);
    if (target && (event.target as Element).matches(':focus-visible')) openLater(target, true);
  });
  const onFocusOut = useEffectEvent(() => {
    if (!card || card.byFocus) close();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Escape closes only the card if the keyboard focus has opened it. If the pointer has, Escape is meant for the page.
    if (event.key === 'Escape' && card?.byFocus) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.key === 'Escape' || event.key === 'Enter') close();
  });

  useEffect(() => {
    const removals: (() => void)[] = [];
    const listen = (name: string, listener: (event: Event) => void, capture = false): void => {
      document.addEventListener(name, listener, capture);
      removals.push(() => document.removeEventListener(name, listener, capture));
    };
    listen('pointerover', (event) => onPointerOver(event));
    listen('focusin', (event) => onFocusIn(event));
    listen('focusout', () => onFocusOut());
    listen('keydown', (event) => onKeyDown(event as KeyboardEvent), true);
    listen('pointerdown', (event) => !isInCard(event.target) && close(), true);
    listen('scroll', () => close(), true);
    if (firstEvent.type === 'focusin') onFocusIn(firstEvent);
    else onPointerOver(firstEvent);
    return () => {
      for (const remove of removals) remove();
      clearTimeout(timer.current);
    };
  }, [firstEvent]);

  if (!card || !queryRef || card.locationKey !== locationKey) return null;
  return (
    <ErrorBoundary key={card.login} fallback={null}>
      <Suspense fallback={null}>
        <PersonCard queryRef={queryRef} anchor={card.element} />
      </Suspense>
    </ErrorBoundary>
  );
}

const isInCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${PERSON_CARD_ATTRIBUTE}]`) !== null;

const personCardQuery = graphql`
  query PersonCardsQuery($login: String!) {
    person(login: $login) {
      ...PersonCards_person
    }
  }
`;

/** Distance between the card and its person, in px. */
const CARD_GAP_PX = 6;
/** Minimum distance to the edges of the window, in px. */
const CARD_WINDOW_MARGIN_PX = 8;

interface PersonCardProps {
  queryRef: PreloadedQuery<PersonCardsQuery>;
  /** The link or avatar to which the card belongs. */
  anchor: Element;
}

/** The card of a person. Shows nothing if the viewer cannot see the person. */
function PersonCard({ queryRef, anchor }: PersonCardProps) {
  const { person } = usePreloadedQuery<PersonCardsQuery>(personCardQuery, queryRef);
  // The card is rendered in the landmark or dialog of the person, so that screen readers find it there.
  const container = anchor.closest('main, nav, aside, [role="dialog"]') ?? document.body;
  return person && createPortal(<LoadedCard person={person} anchor={anchor} />, container);
}

function LoadedCard({ person, anchor }: { person: PersonCards_person$key; anchor: Element }) {
  const { user, assigned } = useFragment(
    graphql`
      fragment PersonCards_person on Person {
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
    // Shown in the browser's top layer, where no scroll container clips the card. jsdom has no showPopover.
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

interface PersonTarget {
  element: Element;
  login: string;
}

/** Attribute of the hover card, whose links open no further card. */
const PERSON_CARD_ATTRIBUTE = 'data-person-card';

const PERSON_PATH_PATTERN = /^\/people\/([^/?#]+)$/;

/** The element that represents a person and contains the target of an event; null: there is none. */
export function findPersonTarget(target: EventTarget | null): PersonTarget | null {
  if (!(target instanceof Element) || target.closest(`[${PERSON_CARD_ATTRIBUTE}]`)) return null;
  const element = target.closest(PERSON_TARGET_SELECTOR);
  if (!element) return null;
  const login = element.getAttribute('data-person') ?? parseLogin(element.getAttribute('href') ?? '');
  return login === null ? null : { element, login };
}

function parseLogin(href: string): string | null {
  const encoded = PERSON_PATH_PATTERN.exec(href)?.[1];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
