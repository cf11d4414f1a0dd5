/** Selects the elements that represent a person: links to their page, including mentions in texts, and avatars. */
export const PERSON_TARGET_SELECTOR = '[data-person], a[href^="/people/"]';
