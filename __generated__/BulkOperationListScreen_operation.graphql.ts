/**
 * @generated SignedSource<<f45cbd27a36863cc892be143ea6f2013>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationListScreen_operation$data = {
  readonly changed: number;
  readonly failed: number;
  readonly matched: number;
  readonly number: number;
  readonly skipped: number;
  readonly state: BulkState;
  readonly undoOf: {
    readonly __typename: "BulkOperation";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationControls_operation" | "BulkOperationSummary_operation" | "useBulkOperationRefetch_operation">;
  readonly " $fragmentType": "BulkOperationListScreen_operation";
};
export type BulkOperationListScreen_operation$key = {
  readonly " $data"?: BulkOperationListScreen_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationListScreen_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationListScreen_operation",
  "selections": [
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
      "name": "changed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkOperation",
      "kind": "LinkedField",
      "name": "undoOf",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBulkOperationRefetch_operation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkOperationSummary_operation"
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

(node as any).hash = "feef9cfae68ce6e7c904c062aa491d8c";

export default node;
