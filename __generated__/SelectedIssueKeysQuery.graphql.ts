/**
 * @generated SignedSource<<8a45462a8452b8f536551772724d75f4>>
 * @relayHash d984b7a95c996bd367159a6979c3f592
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58e51180cf1bc12cdfa37b991400650ead16d9bc59a2783e37f524e979d4adcf

import type { ConcreteRequest } from 'relay-runtime';
export type SelectedIssueKeysQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type SelectedIssueKeysQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly key?: string;
    readonly number?: number;
  } | null | undefined>;
};
export type SelectedIssueKeysQuery = {
  response: SelectedIssueKeysQuery$data;
  variables: SelectedIssueKeysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SelectedIssueKeysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SelectedIssueKeysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "58e51180cf1bc12cdfa37b991400650ead16d9bc59a2783e37f524e979d4adcf",
    "metadata": {},
    "name": "SelectedIssueKeysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a531c29f92c95a9ce4fa88bc48db1d5c";

export default node;
