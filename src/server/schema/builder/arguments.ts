/** Arguments that several fields take. */
import { builder } from './builder';

/** `first`, `after`, `last`, `before`: a page from either end. */
export const pageArguments = () =>
  builder.args((t) => ({
    first: t.int({ description: 'The first so many, 1 to 200.' }),
    after: t.string({ description: 'Only what follows this cursor.' }),
    last: t.int({ description: 'The last so many, 1 to 200.' }),
    before: t.string({ description: 'Only what precedes this cursor.' }),
  }));

/** `first`, `after`: a page from the start. */
export const forwardArguments = () =>
  builder.args((t) => ({
    first: t.int({ description: 'The first so many, 1 to 200.' }),
    after: t.string({ description: 'Only what follows this cursor.' }),
  }));

export const matchingArgument = () =>
  builder.args((t) => ({
    matching: t.string({ description: 'Only those whose name has this in it, in any case.' }),
  }));
