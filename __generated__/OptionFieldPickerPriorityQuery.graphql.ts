/**
 * @generated SignedSource<<5ef4ff49d11c0f35ba27a8cdd2a46221>>
 * @relayHash d27a9619c850b7f0f9ba0095f8d1cf6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4790a583ed4cb95d04f96ad85240751b5922d9666bed67b97d082c12bd195974

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OptionFieldPickerPriorityQuery$variables = {
  id: string;
};
export type OptionFieldPickerPriorityQuery$data = {
  readonly node: {
    readonly issue: {
      readonly " $fragmentSpreads": FragmentRefs<"LoadedIssueFieldPicker_issue" | "OptionFieldPicker_priority">;
    } | null | undefined;
  } | null | undefined;
};
export type OptionFieldPickerPriorityQuery = {
  response: OptionFieldPickerPriorityQuery$data;
  variables: OptionFieldPickerPriorityQuery$variables;
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
    "name": "OptionFieldPickerPriorityQuery",
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
                  "name": "OptionFieldPicker_priority"
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
    "name": "OptionFieldPickerPriorityQuery",
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
                "name": "priority",
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
    "id": "4790a583ed4cb95d04f96ad85240751b5922d9666bed67b97d082c12bd195974",
    "metadata": {},
    "name": "OptionFieldPickerPriorityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "534e02fb880945ee80528386dc37d1de";

export default node;
