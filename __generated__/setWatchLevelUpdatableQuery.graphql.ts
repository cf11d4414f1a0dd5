/**
 * @generated SignedSource<<b85525499bfc2671b36b51f0d3ac8f5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
export type WatchLevel = "ALL" | "MUTED" | "PARTICIPATING" | "%future added value";
export type setWatchLevelUpdatableQuery$variables = {
  issueId: string;
};
export type setWatchLevelUpdatableQuery$data = {
  get node(): {
    readonly __typename: "Issue";
    viewerWatchLevel: WatchLevel;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  set node(value: null | undefined);
};
export type setWatchLevelUpdatableQuery = {
  response: setWatchLevelUpdatableQuery$data;
  variables: setWatchLevelUpdatableQuery$variables;
};

const node: ConcreteUpdatableQuery = {
  "fragment": {
    "argumentDefinitions": [
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "issueId"
      }
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "setWatchLevelUpdatableQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "issueId"
          }
        ],
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerWatchLevel",
                "storageKey": null
              }
            ],
            "type": "Issue",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "UpdatableQuery"
};

(node as any).hash = "1a530e1f2167609e9fba5fa60fed1f7b";

export default node;
