/**
 * @generated SignedSource<<83e0a3ca2f69bbe466cbcd6578e9ae87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidebarFoot_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ViewerMenu_viewer">;
  readonly " $fragmentType": "SidebarFoot_viewer";
};
export type SidebarFoot_viewer$key = {
  readonly " $data"?: SidebarFoot_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidebarFoot_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidebarFoot_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ViewerMenu_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2b766ee8eb1380112b7b8bf59900a37d";

export default node;
