/**
 * @generated SignedSource<<387abc68fe5bca346856c97315667f5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkOutcome = "CHANGED" | "FAILED" | "PENDING" | "SKIPPED" | "%future added value";
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
export type ErrorCode = "CONFLICT" | "DUPLICATE_CYCLE" | "FORBIDDEN" | "INTERNAL" | "LIMIT_EXCEEDED" | "NOT_FOUND" | "OPERATION_NOT_ALLOWED" | "QUERY_SYNTAX" | "RATE_LIMITED" | "TOO_COMPLEX" | "TRANSITION_NOT_ALLOWED" | "UNAUTHENTICATED" | "UNAVAILABLE" | "VALIDATION_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationProgressView_operation$data = {
  readonly reasons: ReadonlyArray<{
    readonly code: ErrorCode | null | undefined;
    readonly count: number;
    readonly message: string;
    readonly outcome: BulkOutcome;
  }>;
  readonly state: BulkState;
  readonly undoOf: {
    readonly __typename: "BulkOperation";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationCounts_operation" | "useBulkOperationRefetch_operation">;
  readonly " $fragmentType": "BulkOperationProgressView_operation";
};
export type BulkOperationProgressView_operation$key = {
  readonly " $data"?: BulkOperationProgressView_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationProgressView_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationProgressView_operation",
  "selections": [
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
          "name": "code",
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
      "name": "useBulkOperationRefetch_operation"
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "32ef2d0d37b815e088721b573e15d644";

export default node;
