/**
 * @generated SignedSource<<a46bc471e83570e1353ef8ca3757a3f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type RecentIssues_query$data = {
  readonly home: Result<{
    readonly recent: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RecentIssueRow_issue">;
    }>;
  }, unknown>;
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "RecentIssues_query";
};
export type RecentIssues_query$key = {
  readonly " $data"?: RecentIssues_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentIssues_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
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
  "name": "RecentIssues_query",
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
            "kind": "RequiredField",
            "field": {
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
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RecentIssueRow_issue"
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "ff5ebe358147950d9b4a0937b186d76f";

export default node;
