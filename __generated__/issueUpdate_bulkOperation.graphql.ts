/**
 * @generated SignedSource<<382fd99740f2d8c1e429418a28858e77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type issueUpdate_bulkOperation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BulkCounts_operation">;
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
      "name": "BulkCounts_operation"
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "7f682dbfaf085445cedebece651ba9ca";

export default node;
