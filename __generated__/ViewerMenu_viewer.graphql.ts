/**
 * @generated SignedSource<<0add2a4c19061b7476037eaf648c4caf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteRole = "ADMINISTRATOR" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ViewerMenu_viewer$data = {
  readonly siteRole: SiteRole;
  readonly " $fragmentSpreads": FragmentRefs<"Person_user">;
  readonly " $fragmentType": "ViewerMenu_viewer";
};
export type ViewerMenu_viewer$key = {
  readonly " $data"?: ViewerMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewerMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteRole",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Person_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b4c560960e3d074c299a4fd348e3447e";

export default node;
