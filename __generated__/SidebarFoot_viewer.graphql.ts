/**
 * @generated SignedSource<<daa9a045a4fe3bb0105669c890febbcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidebarFoot_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Person_user">;
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
      "name": "Person_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2bc84ab0e5a8f70dd43a9b1c5a4633c9";

export default node;
