/**
 * @generated SignedSource<<cc8e445602c7b6a39d425687543a6042>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportReport_counts$data = {
  readonly counts: ReadonlyArray<{
    readonly changed: number;
    readonly created: number;
    readonly dropped: number;
    readonly kind: string;
    readonly read: number;
    readonly removed: number;
    readonly skipped: number;
    readonly unchanged: number;
  }>;
  readonly " $fragmentType": "ImportReport_counts";
};
export type ImportReport_counts$key = {
  readonly " $data"?: ImportReport_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportReport_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportReport_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportReportCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "read",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "created",
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
          "name": "unchanged",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removed",
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
          "name": "dropped",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportReport",
  "abstractKey": null
};

(node as any).hash = "8ef8c501a0ba0ef8858f17a0c0357169";

export default node;
