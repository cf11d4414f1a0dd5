/**
 * @generated SignedSource<<d9a59f0cc3fbfc0fcc3e49efc5ce4d62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkItemChange_item$data = {
  readonly after: {
    readonly " $fragmentSpreads": FragmentRefs<"BulkItemChange_values">;
  } | null | undefined;
  readonly before: {
    readonly " $fragmentSpreads": FragmentRefs<"BulkItemChange_values">;
  } | null | undefined;
  readonly " $fragmentType": "BulkItemChange_item";
};
export type BulkItemChange_item$key = {
  readonly " $data"?: BulkItemChange_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkItemChange_item">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "BulkItemChange_values"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkItemChange_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkItemValues",
      "kind": "LinkedField",
      "name": "before",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkItemValues",
      "kind": "LinkedField",
      "name": "after",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BulkItem",
  "abstractKey": null
};
})();

(node as any).hash = "1fe8495b03683f7584edfa5b4e1c44b8";

export default node;
