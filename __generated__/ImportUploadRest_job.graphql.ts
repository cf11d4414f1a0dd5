/**
 * @generated SignedSource<<e52d560bd9928dc2ed188952739c1dd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportUploadRest_job$data = {
  readonly fileName: string;
  readonly fileSize: number;
  readonly id: string;
  readonly uploadedBytes: number;
  readonly " $fragmentType": "ImportUploadRest_job";
};
export type ImportUploadRest_job$key = {
  readonly " $data"?: ImportUploadRest_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportUploadRest_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportUploadRest_job",
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
      "name": "uploadedBytes",
      "storageKey": null
    }
  ],
  "type": "ImportJob",
  "abstractKey": null
};

(node as any).hash = "19e3f7117bc1a77fc42ec3eef8470773";

export default node;
