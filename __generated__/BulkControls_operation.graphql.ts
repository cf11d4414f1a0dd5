/**
 * @generated SignedSource<<3623d06129659093dac4fa76d33c50fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkControls_operation$data = {
  readonly canUndo: boolean;
  readonly changed: number;
  readonly frozen: number;
  readonly id: string;
  readonly matched: number;
  readonly state: BulkState;
  readonly whyNotUndo: string | null | undefined;
  readonly " $fragmentType": "BulkControls_operation";
};
export type BulkControls_operation$key = {
  readonly " $data"?: BulkControls_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkControls_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkControls_operation",
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
      "name": "canUndo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whyNotUndo",
      "storageKey": null
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "2cded7b904947d738931b426b48a145e";

export default node;
