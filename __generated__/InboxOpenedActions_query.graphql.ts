/**
 * @generated SignedSource<<51b1593a3468f7b3d04009f2718af1af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboxOpenedActions_query$data = {
  readonly project: {
    readonly bulkOperation?: {
      readonly viewerNotification: {
        readonly " $fragmentSpreads": FragmentRefs<"InboxActions_notification">;
      } | null | undefined;
    } | null | undefined;
    readonly issue?: {
      readonly viewerNotification: {
        readonly " $fragmentSpreads": FragmentRefs<"InboxActions_notification">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "InboxOpenedActions_query";
};
export type InboxOpenedActions_query$key = {
  readonly " $data"?: InboxOpenedActions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxOpenedActions_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Notification",
    "kind": "LinkedField",
    "name": "viewerNotification",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "InboxActions_notification"
      }
    ],
    "storageKey": null
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
  "name": "InboxOpenedActions_query",
  "selections": [
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
              "args": (v0/*:: as any*/),
              "concreteType": "Issue",
              "kind": "LinkedField",
              "name": "issue",
              "plural": false,
              "selections": (v1/*:: as any*/),
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
              "args": (v0/*:: as any*/),
              "concreteType": "BulkOperation",
              "kind": "LinkedField",
              "name": "bulkOperation",
              "plural": false,
              "selections": (v1/*:: as any*/),
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

(node as any).hash = "e2bc3362bb072941748d5bad2e57cb6f";

export default node;
