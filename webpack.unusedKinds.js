/** Kinds of nodes that Relay supports and that our generated artifacts do not contain. */
const UNUSED_ARTIFACT_KINDS = [
  'ActorChange',
  'CatchField',
  'ClientComponent',
  'ClientEdgeToClientObject',
  'ClientEdgeToServerObject',
  'Defer',
  'ModuleImport',
  'RelayLiveResolver',
  'RelayResolver',
  'RequiredField',
  'ScalarHandle',
  'Stream',
];

module.exports = { UNUSED_ARTIFACT_KINDS };
