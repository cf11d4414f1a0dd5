/**
 * @generated SignedSource<<ced86f17049dcda046aba74b246c0778>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenameViewDialog_view$data = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly " $fragmentType": "RenameViewDialog_view";
};
export type RenameViewDialog_view$key = {
  readonly " $data"?: RenameViewDialog_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenameViewDialog_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenameViewDialog_view",
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

(node as any).hash = "a42fd6959c4b438fa5fcb0b4467cf671";

export default node;
