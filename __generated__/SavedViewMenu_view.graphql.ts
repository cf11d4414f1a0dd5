/**
 * @generated SignedSource<<1e50e747c6e94c40634b8637a7f7de81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedViewMenu_view$data = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly shared: boolean;
  readonly slug: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"SaveViewDialog_view" | "savedViewActions_view">;
  readonly " $fragmentType": "SavedViewMenu_view";
};
export type SavedViewMenu_view$key = {
  readonly " $data"?: SavedViewMenu_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedViewMenu_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedViewMenu_view",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shared",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveViewDialog_view"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "savedViewActions_view"
    }
  ],
  "type": "SavedView",
  "abstractKey": null
};

(node as any).hash = "4b505c73887ddc5fba92188203b8c6b3";

export default node;
