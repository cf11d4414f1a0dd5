/** Arguments that several fields share. */
import { PAGE_MAX, PAGE_SIZE } from '../../../shared/limits';
import { builder } from './builder';

/** Description of `first` wherever a field has it. */
export const FIRST_DESCRIPTION = `Maximum number of items to return from the start, 1 to ${PAGE_MAX}; the default is ${PAGE_SIZE}.`;

/** `first`, `after`, `last`, `before`: a page counted from either end. */
export const pageArguments = () =>
  builder.args((t) => ({
    first: t.int({ description: FIRST_DESCRIPTION }),
    after: t.string({ description: 'Cursor after which the page starts.' }),
    last: t.int({
      description: `Maximum number of items to return from the end, 1 to ${PAGE_MAX}. Cannot be combined with \`first\`.`,
    }),
    before: t.string({ description: 'Cursor before which the page ends.' }),
  }));

/** `first`, `after`: a page counted from the start. */
export const forwardArguments = () =>
  builder.args((t) => ({
    first: t.int({ description: FIRST_DESCRIPTION }),
    after: t.string({ description: 'Cursor after which the page starts.' }),
  }));

export const matchingArgument = () =>
  builder.args((t) => ({
    matching: t.string({ description: 'Text that the name must contain, case-insensitive.' }),
  }));
