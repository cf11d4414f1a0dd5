/**
 * @generated SignedSource<<ac5d489f2c3a08659e2c7697ef32b301>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportJobView_upload$data = {
  readonly fileName: string;
  readonly fileSize: number;
  readonly id: string;
  readonly uploadedBytes: number;
  readonly " $fragmentType": "ImportJobView_upload";
};
export type ImportJobView_upload$key = {
  readonly " $data"?: ImportJobView_upload$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportJobView_upload">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportJobView_upload",
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

(node as any).hash = "79ee2006f966d2c8c1078388aef1ee96";

export default node;
