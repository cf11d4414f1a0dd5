/**
 * @generated SignedSource<<05e9e35a43e2928c5b939ce1ec0185a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboxOpened_query$data = {
  readonly project: {
    readonly bulkOperation?: {
      readonly " $fragmentSpreads": FragmentRefs<"InboxBulkOperation_operation">;
    } | null | undefined;
    readonly issue?: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"InboxIssue_issue">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "InboxOpened_query";
};
export type InboxOpened_query$key = {
  readonly " $data"?: InboxOpened_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxOpened_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasBulk"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasIssue"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "key"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "number"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxOpened_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "key",
          "variableName": "key"
        }
      ],
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "condition": "hasIssue",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": (v1/*:: as any*/),
              "concreteType": "Issue",
              "kind": "LinkedField",
              "name": "issue",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "InboxIssue_issue"
                }
              ],
              "storageKey": null
            }
          ]
        },
        {
          "condition": "hasBulk",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": (v1/*:: as any*/),
              "concreteType": "BulkOperation",
              "kind": "LinkedField",
              "name": "bulkOperation",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "InboxBulkOperation_operation"
                }
              ],
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "ae0c4d41065be24ae18fc23fc4b577e4";

export default node;
