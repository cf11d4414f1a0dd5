/**
 * @generated SignedSource<<18d487139460c524c79860163c27628a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SavedViewMenu_project$data = {
  readonly defaultView: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly key: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly viewerDefaultView: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedViewActions_project">;
  readonly " $fragmentType": "SavedViewMenu_project";
};
export type SavedViewMenu_project$key = {
  readonly " $data"?: SavedViewMenu_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedViewMenu_project">;
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
  "name": "SavedViewMenu_project",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSavedViewActions_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "6b8dbf1efd91a57ce18dee6606ae6582";

export default node;
