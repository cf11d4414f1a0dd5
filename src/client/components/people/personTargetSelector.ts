/** Selects what stands for a person: links to their page, also in texts, and avatars. */
export const PERSON_TARGET_SELECTOR = '[data-person], a[href^="/people/"]';
