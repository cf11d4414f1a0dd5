/**
 * @generated SignedSource<<d44db866a89c0f8afb805e142c72a2e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InboxBulkOperation_operation$data = {
  readonly changed: number;
  readonly failed: number;
  readonly matched: number;
  readonly number: number;
  readonly skipped: number;
  readonly state: BulkState;
  readonly undoOf: {
    readonly __typename: "BulkOperation";
  } | null | undefined;
  readonly viewerNotification: {
    readonly eventCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"useMarkAsRead_notification">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationSummary_operation">;
  readonly " $fragmentType": "InboxBulkOperation_operation";
};
export type InboxBulkOperation_operation$key = {
  readonly " $data"?: InboxBulkOperation_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxBulkOperation_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxBulkOperation_operation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
      "name": "matched",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkOperation",
      "kind": "LinkedField",
      "name": "undoOf",
      "plural": false,
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Notification",
      "kind": "LinkedField",
      "name": "viewerNotification",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useMarkAsRead_notification"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkOperationSummary_operation"
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "bbe222480a8a8d85be697b80536654ac";

export default node;
