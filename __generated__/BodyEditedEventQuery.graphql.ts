/**
 * @generated SignedSource<<b1a34e81fed4d3b742a04118d1bce547>>
 * @relayHash 977b794afd8cd87bc88424491520a7f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 604a8a4267cf58195da4b410dac4ae0d1992b2e5fcccb6350c4a166c9afefde6

import type { ConcreteRequest } from 'relay-runtime';
export type BodyEditedEventQuery$variables = {
  id: string;
};
export type BodyEditedEventQuery$data = {
  readonly node: {
    readonly edit: {
      readonly after: string;
      readonly before: string;
    } | null | undefined;
  } | null | undefined;
};
export type BodyEditedEventQuery = {
  response: BodyEditedEventQuery$data;
  variables: BodyEditedEventQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BodyEditedEventQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "RequiredField",
                  "field": (v2/*:: as any*/),
                  "action": "NONE"
                },
                {
                  "kind": "RequiredField",
                  "field": (v3/*:: as any*/),
                  "action": "NONE"
                }
              ],
              "type": "BodyEdited",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "edit"
          }
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
    "name": "BodyEditedEventQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "BodyEdited",
            "abstractKey": null
          },
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
    "id": "604a8a4267cf58195da4b410dac4ae0d1992b2e5fcccb6350c4a166c9afefde6",
    "metadata": {},
    "name": "BodyEditedEventQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef8b1b70264f5421b98bd7454a959039";

export default node;
