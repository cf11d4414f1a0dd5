/**
 * @generated SignedSource<<53635ca0caf5bc00c726bd2f8fb06587>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStage = "IMPORTING" | "READING" | "WAITING" | "%future added value";
export type ImportState = "CANCELED" | "DONE" | "DRAFT" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportProgress_job$data = {
  readonly bytesDone: number;
  readonly fileSize: number;
  readonly issuesDone: number;
  readonly issuesPerSecond: number | null | undefined;
  readonly secondsLeft: number | null | undefined;
  readonly stage: ImportStage;
  readonly state: ImportState;
  readonly " $fragmentType": "ImportProgress_job";
};
export type ImportProgress_job$key = {
  readonly " $data"?: ImportProgress_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportProgress_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportProgress_job",
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
      "kind": "ScalarField",
      "name": "stage",
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
      "name": "bytesDone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuesDone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuesPerSecond",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondsLeft",
      "storageKey": null
    }
  ],
  "type": "ImportJob",
  "abstractKey": null
};

(node as any).hash = "c116622dfb2e47a09f45c5c95483d0f1";

export default node;
