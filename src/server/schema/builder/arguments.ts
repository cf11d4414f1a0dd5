/** Arguments that several fields share. */
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX, DEFAULT_LIST_PAGE_SIZE } from '../../../shared/limits';
import { schemaBuilder } from './builder';

/** Description of `first` wherever a field has it. */
export const PAGINATION_FIRST_DESCRIPTION = `Maximum number of items to return from the start, 1 to ${GRAPHQL_CONNECTION_PAGE_SIZE_MAX}; the default is ${DEFAULT_LIST_PAGE_SIZE}.`;

/** `first`, `after`, `last`, `before`: a page counted from either end. */
export const definePaginationArguments = () =>
  schemaBuilder.args((t) => ({
    first: t.int({ description: PAGINATION_FIRST_DESCRIPTION }),
    after: t.string({ description: 'Cursor after which the page starts.' }),
    last: t.int({
      description: `Maximum number of items to return from the end, 1 to ${GRAPHQL_CONNECTION_PAGE_SIZE_MAX}. Cannot be combined with \`first\`.`,
    }),
    before: t.string({ description: 'Cursor before which the page ends.' }),
  }));

/** `first`, `after`: a page counted from the start. */
export const defineForwardPaginationArguments = () =>
  schemaBuilder.args((t) => ({
    first: t.int({ description: PAGINATION_FIRST_DESCRIPTION }),
    after: t.string({ description: 'Cursor after which the page starts.' }),
  }));

export const defineNameFilterArgument = () =>
  schemaBuilder.args((t) => ({
    matching: t.string({ description: 'Text that the name must contain, case-insensitive.' }),
  }));

/** `first`, `matching`: the people who match a typed text best. */
export const definePersonSearchArguments = () =>
  schemaBuilder.args((t) => ({
    first: t.int({ description: PAGINATION_FIRST_DESCRIPTION }),
    matching: t.string({ description: 'Text that the login or name must contain, case-insensitive.' }),
  }));
