/**
 * @generated SignedSource<<f694462cf6c17885e9a41fd7f9442818>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentIssues_query$data = {
  readonly home: {
    readonly recent: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RecentIssueRow_issue">;
    }> | null | undefined;
  };
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "RecentIssues_query";
};
export type RecentIssues_query$key = {
  readonly " $data"?: RecentIssues_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentIssues_query">;
};

import RecentIssuesRefetchQuery_graphql from './RecentIssuesRefetchQuery.graphql';

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
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": RecentIssuesRefetchQuery_graphql
    }
  },
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
      "alias": null,
      "args": null,
      "concreteType": "Home",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": [
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
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RecentIssueRow_issue"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "75e5744ff6c5de55afee5c5dc848e88e";

export default node;
