/**
 * @generated SignedSource<<b91582c2b258e25fd2bde399dc2fb45e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkOutcome = "CHANGED" | "FAILED" | "PENDING" | "SKIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkProgress_operation$data = {
  readonly reasons: ReadonlyArray<{
    readonly count: number;
    readonly message: string;
    readonly outcome: BulkOutcome;
  }>;
  readonly undoOf: {
    readonly __typename: "BulkOperation";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationCounts_operation" | "useBulkProgress_operation">;
  readonly " $fragmentType": "BulkProgress_operation";
};
export type BulkProgress_operation$key = {
  readonly " $data"?: BulkProgress_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkProgress_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkProgress_operation",
  "selections": [
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
      "alias": null,
      "args": null,
      "concreteType": "BulkReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkOperationCounts_operation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBulkProgress_operation"
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "09dc4e4802af22414c66dabeba4ee0cd";

export default node;
