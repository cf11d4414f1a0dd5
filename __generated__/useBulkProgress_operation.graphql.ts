/**
 * @generated SignedSource<<5bc81385c09ce6d1b031c7b61aa6b304>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useBulkProgress_operation$data = {
  readonly frozen: number;
  readonly id: string;
  readonly matched: number;
  readonly state: BulkState;
  readonly " $fragmentType": "useBulkProgress_operation";
};
export type useBulkProgress_operation$key = {
  readonly " $data"?: useBulkProgress_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBulkProgress_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBulkProgress_operation",
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
      "name": "matched",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frozen",
      "storageKey": null
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "8f6142dc12f389e8d1b541c7657682dd";

export default node;
