/**
 * @generated SignedSource<<38b35d28e2de26d2a958574f4f5e645e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityBulkOperation_operation$data = {
  readonly changed: number;
  readonly id: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationSummary_operation">;
  readonly " $fragmentType": "ActivityBulkOperation_operation";
};
export type ActivityBulkOperation_operation$key = {
  readonly " $data"?: ActivityBulkOperation_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityBulkOperation_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityBulkOperation_operation",
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
      "name": "number",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkOperationSummary_operation"
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "7123e7fee741f07287478be0c7d68cd3";

export default node;
