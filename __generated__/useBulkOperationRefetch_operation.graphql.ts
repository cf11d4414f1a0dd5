/**
 * @generated SignedSource<<aeb88100668246e4e1f8c22cc4aa2bb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useBulkOperationRefetch_operation$data = {
  readonly frozen: number;
  readonly id: string;
  readonly matched: number;
  readonly state: BulkState;
  readonly " $fragmentType": "useBulkOperationRefetch_operation";
};
export type useBulkOperationRefetch_operation$key = {
  readonly " $data"?: useBulkOperationRefetch_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBulkOperationRefetch_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBulkOperationRefetch_operation",
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
      "name": "matched",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frozen",
      "storageKey": null
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "0ab7946c3e2f5ae2b930b0edb3e76f47";

export default node;
