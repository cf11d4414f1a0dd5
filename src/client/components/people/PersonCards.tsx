import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryLoader } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { PersonCardQuery } from '../../../../__generated__/PersonCardQuery.graphql';
import { ErrorBoundary } from '../ErrorBoundary';
import { PersonCard, personCardQuery } from './PersonCard';
import { findPersonTarget, PERSON_CARD_ATTRIBUTE, type PersonTarget } from './personTarget';

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
  const [queryRef, loadQuery, disposeQuery] = useQueryLoader<PersonCardQuery>(personCardQuery);
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
