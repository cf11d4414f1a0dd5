/** Finds the elements that represent a person: links to their page, including mentions in texts, and avatars. */
import { PERSON_TARGET_SELECTOR } from './personTargetSelector';

export interface PersonTarget {
  element: Element;
  login: string;
}

/** Attribute of the hover card, whose links open no further card. */
export const PERSON_CARD_ATTRIBUTE = 'data-person-card';

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
