/**
 * @generated SignedSource<<d33138794ad8935ed6b3993d664acf1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportState = "CANCELED" | "DONE" | "DRAFT" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportJobView_job$data = {
  readonly canResume: boolean;
  readonly fileSize: number;
  readonly id: string;
  readonly report: {
    readonly __typename: "ImportReport";
  } | null | undefined;
  readonly state: ImportState;
  readonly uploadedBytes: number;
  readonly " $fragmentSpreads": FragmentRefs<"ImportControls_job" | "ImportJobView_facts" | "ImportJobView_progress" | "ImportJobView_upload" | "ImportReport_job" | "ImportSettings_job">;
  readonly " $fragmentType": "ImportJobView_job";
};
export type ImportJobView_job$key = {
  readonly " $data"?: ImportJobView_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportJobView_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportJobView_job",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadedBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canResume",
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportJobView_facts"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportJobView_upload"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportSettings_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportJobView_progress"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportControls_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportReport_job"
    }
  ],
  "type": "ImportJob",
  "abstractKey": null
};

(node as any).hash = "efdf2ada3642461bddabaf02e99ae3e6";

export default node;
