/**
 * @generated SignedSource<<45425291a4941c1dca8ea8e48b93a4a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkOutcome = "CHANGED" | "FAILED" | "PENDING" | "SKIPPED" | "%future added value";
export type ErrorCode = "CONFLICT" | "DUPLICATE_CYCLE" | "FORBIDDEN" | "INTERNAL" | "LIMIT_EXCEEDED" | "NOT_FOUND" | "OPERATION_NOT_ALLOWED" | "QUERY_SYNTAX" | "RATE_LIMITED" | "TOO_COMPLEX" | "TRANSITION_NOT_ALLOWED" | "UNAUTHENTICATED" | "UNAVAILABLE" | "VALIDATION_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationItems_item$data = {
  readonly code: ErrorCode | null | undefined;
  readonly issue: {
    readonly title: string;
  } | null | undefined;
  readonly message: string | null | undefined;
  readonly number: number;
  readonly outcome: BulkOutcome;
  readonly " $fragmentSpreads": FragmentRefs<"BulkItemChange_item">;
  readonly " $fragmentType": "BulkOperationItems_item";
};
export type BulkOperationItems_item$key = {
  readonly " $data"?: BulkOperationItems_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationItems_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationItems_item",
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
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkItemChange_item"
    }
  ],
  "type": "BulkItem",
  "abstractKey": null
};

(node as any).hash = "ebbb51600d051de00b91d8bd10266cf4";

export default node;
