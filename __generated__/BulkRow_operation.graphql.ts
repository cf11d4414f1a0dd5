/**
 * @generated SignedSource<<bdb5ba1f3aa4dba875f4b011cbfcb6ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkRow_operation$data = {
  readonly changed: number;
  readonly failed: number;
  readonly frozen: number;
  readonly matched: number;
  readonly number: number;
  readonly skipped: number;
  readonly state: BulkState;
  readonly undoOf: {
    readonly __typename: "BulkOperation";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BulkControls_operation" | "BulkSummary_operation" | "useBulkProgress_operation">;
  readonly " $fragmentType": "BulkRow_operation";
};
export type BulkRow_operation$key = {
  readonly " $data"?: BulkRow_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkRow_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkRow_operation",
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
      "name": "useBulkProgress_operation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkSummary_operation"
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

(node as any).hash = "e1f8a234a24a9493e457ea479a18d531";

export default node;
