/**
 * @generated SignedSource<<43d13594283dce8cc093c025ff07ff5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationCounts_operation$data = {
  readonly changed: number;
  readonly failed: number;
  readonly frozen: number;
  readonly matched: number;
  readonly message: string | null | undefined;
  readonly skipped: number;
  readonly state: BulkState;
  readonly " $fragmentType": "BulkOperationCounts_operation";
};
export type BulkOperationCounts_operation$key = {
  readonly " $data"?: BulkOperationCounts_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationCounts_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationCounts_operation",
  "selections": [
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
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "aac1be432476d78bd98827c433044278";

export default node;
