/**
 * @generated SignedSource<<421ef80f2d529cdf659f738509fc3952>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSavedViewActions_project$data = {
  readonly defaultView: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly key: string;
  readonly viewerDefaultView: {
    readonly id: string;
  } | null | undefined;
  readonly views: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
  };
  readonly " $fragmentType": "useSavedViewActions_project";
};
export type useSavedViewActions_project$key = {
  readonly " $data"?: useSavedViewActions_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedViewActions_project">;
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
  "name": "useSavedViewActions_project",
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": "views(first:100)"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "b4b65971e0484e73b6a37d6e474cff01";

export default node;
