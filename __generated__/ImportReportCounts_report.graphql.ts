/**
 * @generated SignedSource<<61b1fdb7dabd3f3b48e6266a424ce9ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportReportCounts_report$data = {
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
  readonly " $fragmentType": "ImportReportCounts_report";
};
export type ImportReportCounts_report$key = {
  readonly " $data"?: ImportReportCounts_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportReportCounts_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportReportCounts_report",
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

(node as any).hash = "485414448210a9ca9f43a58ec078dc78";

export default node;
