/**
 * @generated SignedSource<<ba01f0ccf08d82ea1e2217900e555047>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeWork_query$data = {
  readonly home: {
    readonly assigned: {
      readonly totalCount: number;
    } | null | undefined;
    readonly mentioned: {
      readonly totalCount: number;
    } | null | undefined;
    readonly recent: ReadonlyArray<{
      readonly __typename: "Issue";
    }> | null | undefined;
    readonly watching: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AssignedIssues_query" | "HomeWork_nextSteps" | "MentionedIssues_query" | "RecentIssues_query" | "WatchedIssues_query">;
  readonly " $fragmentType": "HomeWork_query";
};
export type HomeWork_query$key = {
  readonly " $data"?: HomeWork_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeWork_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "recentIds"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeWork_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AssignedIssues",
            "kind": "LinkedField",
            "name": "assigned",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 5
              }
            ],
            "concreteType": "NotificationConnection",
            "kind": "LinkedField",
            "name": "mentioned",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": "mentioned(first:5)"
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 6
              }
            ],
            "concreteType": "NotificationConnection",
            "kind": "LinkedField",
            "name": "watching",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": "watching(first:6)"
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "ids",
                "variableName": "recentIds"
              }
            ],
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "recent",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeWork_nextSteps"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignedIssues_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentionedIssues_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WatchedIssues_query"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "recentIds",
          "variableName": "recentIds"
        }
      ],
      "kind": "FragmentSpread",
      "name": "RecentIssues_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "2c659eecd056f5fe2a287e34535d5815";

export default node;
