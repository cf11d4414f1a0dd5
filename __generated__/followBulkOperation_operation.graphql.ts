/**
 * @generated SignedSource<<1395749ef802efb1aa03b79ef25d8220>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type followBulkOperation_operation$data = {
  readonly state: BulkState;
  readonly " $fragmentType": "followBulkOperation_operation";
};
export type followBulkOperation_operation$key = {
  readonly " $data"?: followBulkOperation_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"followBulkOperation_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "followBulkOperation_operation",
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

(node as any).hash = "d27f5d91ae736d83e4654502935b3b1c";

export default node;
