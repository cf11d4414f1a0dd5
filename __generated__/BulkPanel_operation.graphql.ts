/**
 * @generated SignedSource<<948dc990758e4bcfa8265024bca16164>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkPanel_operation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BulkControls_operation" | "BulkProgress_operation">;
  readonly " $fragmentType": "BulkPanel_operation";
};
export type BulkPanel_operation$key = {
  readonly " $data"?: BulkPanel_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkPanel_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkPanel_operation",
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

(node as any).hash = "278797c2c3c1b6d7d0faa983c133e38f";

export default node;
