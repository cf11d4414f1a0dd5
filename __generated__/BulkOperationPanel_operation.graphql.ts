/**
 * @generated SignedSource<<68b1c4b0386f4066e40800e93152885a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationPanel_operation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationControls_operation" | "BulkOperationPanel_progress">;
  readonly " $fragmentType": "BulkOperationPanel_operation";
};
export type BulkOperationPanel_operation$key = {
  readonly " $data"?: BulkOperationPanel_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationPanel_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationPanel_operation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkOperationPanel_progress"
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

(node as any).hash = "f44f023f6701f9f1bf6f0b381e800c4c";

export default node;
