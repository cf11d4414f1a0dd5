/**
 * @generated SignedSource<<76a4e764cfa798364aa73c36ba08070c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchedIssues_query$data = {
  readonly home: {
    readonly watching: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"WatchedIssueRow_notification">;
      }>;
      readonly totalCount: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "WatchedIssues_query";
};
export type WatchedIssues_query$key = {
  readonly " $data"?: WatchedIssues_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchedIssues_query">;
};

import WatchedIssuesRefetchQuery_graphql from './WatchedIssuesRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": WatchedIssuesRefetchQuery_graphql
    }
  },
  "name": "WatchedIssues_query",
  "selections": [
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
              "kind": "Literal",
              "name": "first",
              "value": 6
            }
          ],
          "concreteType": "NotificationConnection",
          "kind": "LinkedField",
          "name": "watching",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Notification",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WatchedIssueRow_notification"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "watching(first:6)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bfda2270aea11436e5f25ec1c48dd042";

export default node;
