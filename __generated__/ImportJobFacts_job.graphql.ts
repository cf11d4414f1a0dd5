/**
 * @generated SignedSource<<44ec692b51e3553690971e4ae14eba50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportState = "CANCELED" | "DONE" | "DRAFT" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportJobFacts_job$data = {
  readonly canResume: boolean;
  readonly fileName: string;
  readonly fileSize: number;
  readonly message: string | null | undefined;
  readonly state: ImportState;
  readonly " $fragmentType": "ImportJobFacts_job";
};
export type ImportJobFacts_job$key = {
  readonly " $data"?: ImportJobFacts_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportJobFacts_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportJobFacts_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canResume",
      "storageKey": null
    }
  ],
  "type": "ImportJob",
  "abstractKey": null
};

(node as any).hash = "0d6a8d73c762254e332f8efd2ac7830d";

export default node;
