/**
 * @generated SignedSource<<a2dad3059e36061db139dc5e11d2b666>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteRole = "ADMINISTRATOR" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ViewerMenu_viewer$data = {
  readonly login: string;
  readonly siteRole: SiteRole;
  readonly " $fragmentSpreads": FragmentRefs<"UserWithAvatar_user">;
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
      "name": "login",
      "storageKey": null
    },
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
      "name": "UserWithAvatar_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1be24f5aebebc791abc65fb0b64597ad";

export default node;
