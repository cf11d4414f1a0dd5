/**
 * @generated SignedSource<<30a0e3070bf330e27d47eac669bbecb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSavedViewActions_project$data = {
  readonly id: string;
  readonly key: string;
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
};
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
          "selections": [
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "566206c339673792bd227af39caee7f1";

export default node;
