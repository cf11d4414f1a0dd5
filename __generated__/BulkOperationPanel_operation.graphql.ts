/**
 * @generated SignedSource<<8b188cecda65b0fdb238867902418ed9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationPanel_operation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BulkControls_operation" | "BulkProgress_operation">;
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
      "name": "BulkProgress_operation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkControls_operation"
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "c86b1449b872616b0349cb0e044115f0";

export default node;
