/**
 * @generated SignedSource<<35242c97a0b06a2158d35afb5ab793c0>>
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
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "314e99c127f9dba4aab000915c9f1514";

export default node;
