/**
 * @generated SignedSource<<011a988ccf7414760929f7b0c7614d81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type WatchedIssues_query$data = {
  readonly home: Result<{
    readonly watching: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"WatchedIssues_notification">;
      }>;
      readonly totalCount: number;
    };
  }, unknown>;
  readonly " $fragmentType": "WatchedIssues_query";
};
export type WatchedIssues_query$key = {
  readonly " $data"?: WatchedIssues_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchedIssues_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchedIssues_query",
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
            "kind": "RequiredField",
            "field": {
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
                      "name": "WatchedIssues_notification"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "watching(first:6)"
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

(node as any).hash = "8685f58f704ff6c6ed2a26bb5ee8d55f";

export default node;
