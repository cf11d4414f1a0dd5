/**
 * @generated SignedSource<<0d341de798a323c011c782533ee1c035>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ImportReport_counts" | "ImportReport_details">;
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
          "name": "ImportReport_counts"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportReport_details"
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

(node as any).hash = "e8fbf5a40f47d237bf7a32e96f2ce6f0";

export default node;
