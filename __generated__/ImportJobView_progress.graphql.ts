/**
 * @generated SignedSource<<dccd415912bf3719313f5e60f282390f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStage = "IMPORTING" | "READING" | "WAITING" | "%future added value";
export type ImportState = "CANCELED" | "DONE" | "DRAFT" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportJobView_progress$data = {
  readonly bytesDone: number;
  readonly fileSize: number;
  readonly issuesDone: number;
  readonly issuesPerSecond: number | null | undefined;
  readonly secondsLeft: number | null | undefined;
  readonly stage: ImportStage;
  readonly state: ImportState;
  readonly " $fragmentType": "ImportJobView_progress";
};
export type ImportJobView_progress$key = {
  readonly " $data"?: ImportJobView_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportJobView_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportJobView_progress",
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

(node as any).hash = "996d1557a02b4313964a2b03c4297188";

export default node;
