/**
 * @generated SignedSource<<328f4a04b1ce5bef19a103a0e399a7c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSavedViewActions_container$data = {
  readonly id?: string;
  readonly views: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
  };
  readonly " $fragmentType": "useSavedViewActions_container";
};
export type useSavedViewActions_container$key = {
  readonly " $data"?: useSavedViewActions_container$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedViewActions_container">;
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
  "name": "useSavedViewActions_container",
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

(node as any).hash = "3a2eb4f7a4efcd78262fd9141f2c6971";

export default node;
