/**
 * @generated SignedSource<<9a83e2bf7a5c3f1e5652403c985b5ee8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportReconciliation_reconciliation$data = {
  readonly counts: ReadonlyArray<{
    readonly kind: string;
    readonly project: number;
    readonly source: number;
  }>;
  readonly differenceCount: number;
  readonly differences: ReadonlyArray<{
    readonly examples: ReadonlyArray<string>;
    readonly kind: string;
    readonly project: number;
    readonly reasons: ReadonlyArray<{
      readonly count: number;
      readonly reason: string;
    }>;
    readonly source: number;
    readonly value: string;
  }>;
  readonly unexplainedCount: number;
  readonly " $fragmentType": "ImportReconciliation_reconciliation";
};
export type ImportReconciliation_reconciliation$key = {
  readonly " $data"?: ImportReconciliation_reconciliation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportReconciliation_reconciliation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "project",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportReconciliation_reconciliation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportReconciledCount",
      "kind": "LinkedField",
      "name": "counts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ImportDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportDifferenceReason",
          "kind": "LinkedField",
          "name": "reasons",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "examples",
          "storageKey": null
        }
      ],
      "storageKey": "differences(first:100)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "differenceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unexplainedCount",
      "storageKey": null
    }
  ],
  "type": "ImportReconciliation",
  "abstractKey": null
};
})();

(node as any).hash = "dd2332d1733f15f4eef0cbaf7eac0ad6";

export default node;
