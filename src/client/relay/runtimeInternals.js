/** The part of relay-runtime's `__internal` that the hooks of react-relay use (see runtime.js). */
export {
  fetchQuery,
  fetchQueryDeduped,
  getObservableForActiveRequest,
  getPromiseForActiveRequest,
} from 'relay-runtime/lib/query/fetchQueryInternal';
export { default as OperationTracker } from 'relay-runtime/lib/store/RelayOperationTracker';
export { default as createRelayContext } from 'relay-runtime/lib/store/createRelayContext';
export { default as createRelayLoggingContext } from 'relay-runtime/lib/store/createRelayLoggingContext';
