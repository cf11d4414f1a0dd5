/**
 * @generated SignedSource<<ca10923aef734cef40313bc11cb08149>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type issueUpdate_bulkOperation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationCounts_operation">;
  readonly " $fragmentType": "issueUpdate_bulkOperation";
};
export type issueUpdate_bulkOperation$key = {
  readonly " $data"?: issueUpdate_bulkOperation$data;
  readonly " $fragmentSpreads": FragmentRefs<"issueUpdate_bulkOperation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "issueUpdate_bulkOperation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkOperationCounts_operation"
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "88dd56e919801b318499812a275b3814";

export default node;
