/**
 * @generated SignedSource<<af56711a289cc70e239c11edda8c1768>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationReason = "ASSIGNED" | "AUTHORED" | "BULK" | "COMMENTED" | "DUE_SOON" | "DUPLICATE_CLOSED" | "MENTIONED" | "STATE_CHANGED" | "WATCHING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NotificationNews_notification$data = {
  readonly eventCount: number;
  readonly issue: {
    readonly state: {
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
    };
  } | null | undefined;
  readonly reason: NotificationReason;
  readonly " $fragmentType": "NotificationNews_notification";
};
export type NotificationNews_notification$key = {
  readonly " $data"?: NotificationNews_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationNews_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationNews_notification",
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

(node as any).hash = "0d78b9d42054b7e383d40b43cc2e3691";

export default node;
