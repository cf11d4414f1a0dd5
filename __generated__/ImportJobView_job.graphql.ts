/**
 * @generated SignedSource<<5cfc1f96e8bf84d45ecaa9bab65c7b9b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ImportControls_job" | "ImportJobFacts_job" | "ImportProgress_job" | "ImportReport_job" | "ImportSettings_job" | "ImportUploadRest_job">;
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
      "name": "ImportJobFacts_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportUploadRest_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportSettings_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportProgress_job"
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

(node as any).hash = "9a841226362a0b0a5e5a704154c30ea0";

export default node;
