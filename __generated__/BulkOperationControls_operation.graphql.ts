/**
 * @generated SignedSource<<7dd20b1086be28a3e47ee9a659771059>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationControls_operation$data = {
  readonly canUndo: boolean;
  readonly id: string;
  readonly state: BulkState;
  readonly whyNotUndo: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationControls_run">;
  readonly " $fragmentType": "BulkOperationControls_operation";
};
export type BulkOperationControls_operation$key = {
  readonly " $data"?: BulkOperationControls_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationControls_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationControls_operation",
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
      "name": "canUndo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whyNotUndo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkOperationControls_run"
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "111140164e79a786b1996c3dd827fbc7";

export default node;
