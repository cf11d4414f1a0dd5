/**
 * @generated SignedSource<<b9cac32e53076153b8c30512a997b2b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveViewDialog_view$data = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly " $fragmentType": "SaveViewDialog_view";
};
export type SaveViewDialog_view$key = {
  readonly " $data"?: SaveViewDialog_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveViewDialog_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveViewDialog_view",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "type": "SavedView",
  "abstractKey": null
};

(node as any).hash = "f4faab61e2efcd2e54cf302125af2abf";

export default node;
