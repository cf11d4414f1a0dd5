/**
 * @generated SignedSource<<46aabd91cb6bddd11a1f5e2666658a7a>>
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
export type BulkOperationPanel_progress$data = {
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
  readonly " $fragmentType": "BulkOperationPanel_progress";
};
export type BulkOperationPanel_progress$key = {
  readonly " $data"?: BulkOperationPanel_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationPanel_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationPanel_progress",
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

(node as any).hash = "57ac876e828e2fa74a2877d9ab786628";

export default node;
