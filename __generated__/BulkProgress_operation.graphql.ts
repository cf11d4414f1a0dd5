/**
 * @generated SignedSource<<efefca1eb79e94d56f612810ee28e81a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkOutcome = "CHANGED" | "FAILED" | "PENDING" | "SKIPPED" | "%future added value";
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkProgress_operation$data = {
  readonly changed: number;
  readonly failed: number;
  readonly frozen: number;
  readonly id: string;
  readonly matched: number;
  readonly message: string | null | undefined;
  readonly reasons: ReadonlyArray<{
    readonly count: number;
    readonly message: string;
    readonly outcome: BulkOutcome;
  }>;
  readonly skipped: number;
  readonly state: BulkState;
  readonly undoOf: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "BulkProgress_operation";
};
export type BulkProgress_operation$key = {
  readonly " $data"?: BulkProgress_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkProgress_operation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkProgress_operation",
  "selections": [
    (v0/*:: as any*/),
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkOperation",
      "kind": "LinkedField",
      "name": "undoOf",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};
})();

(node as any).hash = "24ee76172d4d00be45eb4bf4169624d6";

export default node;
