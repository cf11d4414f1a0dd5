/**
 * @generated SignedSource<<20823025963c25adeb9c148ca4077524>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidebarFooter_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ViewerMenu_viewer">;
  readonly " $fragmentType": "SidebarFooter_viewer";
};
export type SidebarFooter_viewer$key = {
  readonly " $data"?: SidebarFooter_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidebarFooter_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidebarFooter_viewer",
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

(node as any).hash = "e42e3c783cf0ca498ebb0b859f39fc49";

export default node;
