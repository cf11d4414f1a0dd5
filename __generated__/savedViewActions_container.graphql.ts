/**
 * @generated SignedSource<<f09fab473c6ca7fe782b8bc30f426294>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedViewActions_container$data = {
  readonly id?: string;
  readonly views: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
  };
  readonly " $fragmentType": "savedViewActions_container";
};
export type savedViewActions_container$key = {
  readonly " $data"?: savedViewActions_container$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedViewActions_container">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "savedViewActions_container",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "Project",
      "abstractKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "SavedViewConnection",
      "kind": "LinkedField",
      "name": "views",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SavedView",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": "views(first:100)"
    }
  ],
  "type": "SavedViewContainer",
  "abstractKey": "__isSavedViewContainer"
};
})();

(node as any).hash = "cae9e292ee888cad0a01ccb8065500ba";

export default node;
