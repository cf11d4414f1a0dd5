/**
 * @generated SignedSource<<0ba51e615e6b90f3adfd0ef145df315a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidebarFooter_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SidebarFooter_menu">;
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
      "name": "SidebarFooter_menu"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "60bf23e2b9ef27caa6ed7eb9828e9d41";

export default node;
