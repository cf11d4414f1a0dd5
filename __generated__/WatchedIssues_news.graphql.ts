/**
 * @generated SignedSource<<ec9415eb8cec060b41c7e2111c1566a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationReason = "ASSIGNED" | "AUTHORED" | "BULK" | "COMMENTED" | "DUE_SOON" | "DUPLICATE_CLOSED" | "MENTIONED" | "STATE_CHANGED" | "WATCHING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WatchedIssues_news$data = {
  readonly eventCount: number;
  readonly issue: {
    readonly state: {
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
    };
  } | null | undefined;
  readonly reason: NotificationReason;
  readonly " $fragmentType": "WatchedIssues_news";
};
export type WatchedIssues_news$key = {
  readonly " $data"?: WatchedIssues_news$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchedIssues_news">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchedIssues_news",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowState",
          "kind": "LinkedField",
          "name": "state",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WorkflowStateIcon_state"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "05e1d44c519073933aa71a4000b9d247";

export default node;
