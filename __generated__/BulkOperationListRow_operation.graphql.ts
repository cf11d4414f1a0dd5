/**
 * @generated SignedSource<<0fd10739b35ea5202de57ff168e60f1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationListRow_operation$data = {
  readonly changed: number;
  readonly failed: number;
  readonly matched: number;
  readonly number: number;
  readonly skipped: number;
  readonly state: BulkState;
  readonly undoOf: {
    readonly __typename: "BulkOperation";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationControls_operation" | "BulkOperationSummary_operation" | "useBulkOperationRefetch_operation">;
  readonly " $fragmentType": "BulkOperationListRow_operation";
};
export type BulkOperationListRow_operation$key = {
  readonly " $data"?: BulkOperationListRow_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationListRow_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationListRow_operation",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBulkOperationRefetch_operation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkOperationSummary_operation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkOperationControls_operation"
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "67019ecf5808daafb4fd124623aff60f";

export default node;
