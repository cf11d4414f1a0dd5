/**
 * @generated SignedSource<<323c656c1f8fbfbccf27c4f5d5c8af59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportReport_job$data = {
  readonly id: string;
  readonly number: number;
  readonly report: {
    readonly notes: ReadonlyArray<string>;
    readonly reconciliation: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportReconciliation_reconciliation">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ImportReportCounts_report" | "ImportReportDetails_report">;
  } | null | undefined;
  readonly " $fragmentType": "ImportReport_job";
};
export type ImportReport_job$key = {
  readonly " $data"?: ImportReport_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportReport_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportReport_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "concreteType": "ImportReport",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportReportCounts_report"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportReportDetails_report"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportReconciliation",
          "kind": "LinkedField",
          "name": "reconciliation",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ImportReconciliation_reconciliation"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportJob",
  "abstractKey": null
};

(node as any).hash = "941aeda8f77dbf4589db31f72f26afce";

export default node;
