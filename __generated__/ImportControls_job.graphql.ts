/**
 * @generated SignedSource<<b45b1f2a828dac2a18df6797bc7f0973>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportDateOrder = "DMY" | "MDY" | "YMD" | "%future added value";
export type ImportState = "CANCELED" | "DONE" | "DRAFT" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportControls_job$data = {
  readonly canResume: boolean;
  readonly format: {
    readonly __typename: "ImportFormat";
  } | null | undefined;
  readonly id: string;
  readonly preview: {
    readonly dateQuestion: {
      readonly chosen: ImportDateOrder | null | undefined;
    } | null | undefined;
    readonly sampleCount: number;
  } | null | undefined;
  readonly state: ImportState;
  readonly " $fragmentType": "ImportControls_job";
};
export type ImportControls_job$key = {
  readonly " $data"?: ImportControls_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportControls_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportControls_job",
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
      "name": "canResume",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportFormat",
      "kind": "LinkedField",
      "name": "format",
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
      "alias": null,
      "args": null,
      "concreteType": "ImportPreview",
      "kind": "LinkedField",
      "name": "preview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sampleCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportDateQuestion",
          "kind": "LinkedField",
          "name": "dateQuestion",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "chosen",
              "storageKey": null
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

(node as any).hash = "8aabbf7113afc65b8d65f6a3b9c9ee92";

export default node;
