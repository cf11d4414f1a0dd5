/**
 * @generated SignedSource<<12d60c86568bd2ce8f10ef13964cbea3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type subscribeToBulkOperationEnd_operation$data = {
  readonly state: BulkState;
  readonly " $fragmentType": "subscribeToBulkOperationEnd_operation";
};
export type subscribeToBulkOperationEnd_operation$key = {
  readonly " $data"?: subscribeToBulkOperationEnd_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"subscribeToBulkOperationEnd_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "subscribeToBulkOperationEnd_operation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "db485c9f070393d4f689257d77a15546";

export default node;
