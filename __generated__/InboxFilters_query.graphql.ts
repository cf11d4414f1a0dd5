/**
 * @generated SignedSource<<a4eeaca45863867b57c17bec48fb25f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboxFilters_query$data = {
  readonly matching: {
    readonly unreadCount: number;
  };
  readonly projects: {
    readonly nodes: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
  };
  readonly snoozed: {
    readonly totalCount: number;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"UnreadCount_viewer">;
  } | null | undefined;
  readonly " $fragmentType": "InboxFilters_query";
};
export type InboxFilters_query$key = {
  readonly " $data"?: InboxFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxFilters_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = {
  "kind": "Variable",
  "name": "project",
  "variableName": "project"
},
v2 = {
  "kind": "Variable",
  "name": "reason",
  "variableName": "reason"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "project"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "reason"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxFilters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnreadCount_viewer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "matching",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "concreteType": "NotificationConnection",
      "kind": "LinkedField",
      "name": "notifications",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "snoozed",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "SNOOZED"
          ]
        }
      ],
      "concreteType": "NotificationConnection",
      "kind": "LinkedField",
      "name": "notifications",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "ProjectConnection",
      "kind": "LinkedField",
      "name": "projects",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "projects(first:50)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "4d03109da4f1eb3e91cfca9052a35bdd";

export default node;
