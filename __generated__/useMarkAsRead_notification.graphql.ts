/**
 * @generated SignedSource<<a0c66a7dac1a35a38d3ee64fd766d2a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationState = "DONE" | "READ" | "SNOOZED" | "UNREAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMarkAsRead_notification$data = {
  readonly id: string;
  readonly newestEvent: string;
  readonly state: NotificationState;
  readonly version: string;
  readonly " $fragmentType": "useMarkAsRead_notification";
};
export type useMarkAsRead_notification$key = {
  readonly " $data"?: useMarkAsRead_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarkAsRead_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMarkAsRead_notification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newestEvent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "010ab54e1c736a0c0e23bdc8964d0a1b";

export default node;
