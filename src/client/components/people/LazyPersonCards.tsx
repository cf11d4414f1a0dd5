import { Suspense, useEffect, useState } from 'react';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { ErrorBoundary } from '../errors/ErrorBoundary';

const PersonCards = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "person-card" */ './PersonCards')).PersonCards,
);

/** Loads the hover cards of people when the pointer or the focus first reaches a person. */
export function LazyPersonCards() {
  const [firstEvent, setFirstEvent] = useState<Event | null>(null);
  useEffect(() => {
    if (firstEvent) return;
    const onEvent = (event: Event): void => {
      if ((event.target as Element).closest?.(PERSON_TARGET_SELECTOR)) setFirstEvent(event);
    };
    document.addEventListener('pointerover', onEvent);
    document.addEventListener('focusin', onEvent);
    return () => {
      document.removeEventListener('pointerover', onEvent);
      document.removeEventListener('focusin', onEvent);
    };
  }, [firstEvent]);
  return (
    firstEvent && (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <PersonCards firstEvent={firstEvent} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** Selects the elements that represent a person: links to their page, including mentions in texts, and avatars. */
export const PERSON_TARGET_SELECTOR = '[data-person], a[href^="/people/"]';
