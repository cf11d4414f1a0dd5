/**
 * @generated SignedSource<<e0f01d002fb746c3699bd993477d59e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SavedViewMenu_container$data = {
  readonly defaultView?: {
    readonly id: string;
  } | null | undefined;
  readonly id?: string;
  readonly key?: string;
  readonly viewerCan?: ReadonlyArray<Permission>;
  readonly viewerDefaultView?: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"savedViewActions_container">;
  readonly " $fragmentType": "SavedViewMenu_container";
};
export type SavedViewMenu_container$key = {
  readonly " $data"?: SavedViewMenu_container$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedViewMenu_container">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedViewMenu_container",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCan",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SavedView",
          "kind": "LinkedField",
          "name": "defaultView",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SavedView",
          "kind": "LinkedField",
          "name": "viewerDefaultView",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "type": "Project",
      "abstractKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "savedViewActions_container"
    }
  ],
  "type": "SavedViewContainer",
  "abstractKey": "__isSavedViewContainer"
};
})();

(node as any).hash = "64a3928f1f834c7dffb7b4daf0c2ded0";

export default node;
