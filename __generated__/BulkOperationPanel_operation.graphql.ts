/**
 * @generated SignedSource<<fbf863d08e75dca5d90f4a9f98d1fe4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationPanel_operation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationControls_operation" | "BulkOperationProgressView_operation">;
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
      "name": "BulkOperationProgressView_operation"
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

(node as any).hash = "0e8569f9b007545e9966a8aaacf20564";

export default node;
