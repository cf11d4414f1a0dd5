/**
 * Replaces `relay-runtime` for the react-relay hooks that only lazily loaded screens import: pagination, refetching, mutations
 * and subscriptions (see webpack.config.js). The list loads none of them before its rows.
 */
export * from './runtime';
export { default as commitMutation } from 'relay-runtime/lib/mutations/commitMutation';
export { default as requestSubscription } from 'relay-runtime/lib/subscription/requestSubscription';
export { default as getPaginationMetadata } from 'relay-runtime/lib/util/getPaginationMetadata';
export { default as getPaginationVariables } from 'relay-runtime/lib/util/getPaginationVariables';
export { default as getRefetchMetadata } from 'relay-runtime/lib/util/getRefetchMetadata';
export { default as getValueAtPath } from 'relay-runtime/lib/util/getValueAtPath';
