/**
 * @generated SignedSource<<de592c2772925fcc209d06ead73fc999>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboxOpened_actions$data = {
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
  readonly " $fragmentType": "InboxOpened_actions";
};
export type InboxOpened_actions$key = {
  readonly " $data"?: InboxOpened_actions$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxOpened_actions">;
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
  "name": "InboxOpened_actions",
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

(node as any).hash = "723df11587f31da57b741a27215e4c96";

export default node;
