/**
 * @generated SignedSource<<2aa35e64eebe270a8056c2736b33cba7>>
 * @relayHash e629b9c925868d1e9c89df89857458eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c8b17a8c28c4c1ae257596e4a5e2b2b5bfa177cb231e1d5e8ae8734ba7be223

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OptionFieldPickerTypeQuery$variables = {
  id: string;
};
export type OptionFieldPickerTypeQuery$data = {
  readonly node: {
    readonly issue: {
      readonly " $fragmentSpreads": FragmentRefs<"LoadedIssueFieldPicker_issue" | "OptionFieldPicker_type">;
    } | null | undefined;
  } | null | undefined;
};
export type OptionFieldPickerTypeQuery = {
  response: OptionFieldPickerTypeQuery$data;
  variables: OptionFieldPickerTypeQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OptionFieldPickerTypeQuery",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LoadedIssueFieldPicker_issue"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "OptionFieldPicker_type"
                }
              ],
              "type": "Issue",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "issue"
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
    "name": "OptionFieldPickerTypeQuery",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCan",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanSetType",
                "storageKey": null
              },
              {
                "alias": "value",
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              }
            ],
            "type": "Issue",
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
    "id": "2c8b17a8c28c4c1ae257596e4a5e2b2b5bfa177cb231e1d5e8ae8734ba7be223",
    "metadata": {},
    "name": "OptionFieldPickerTypeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "401e541ed45c60c3a1f8dfd65c6b48df";

export default node;
