/**
 * @generated SignedSource<<6a8a0298ddbbacba942b8ffae2bac494>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationSummary_operation$data = {
  readonly actor: {
    readonly " $fragmentSpreads": FragmentRefs<"UserWithAvatar_user">;
  } | null | undefined;
  readonly createdAt: string;
  readonly query: string | null | undefined;
  readonly undoOf: {
    readonly number: number;
  } | null | undefined;
  readonly undoneBy: {
    readonly number: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationFields_operation">;
  readonly " $fragmentType": "BulkOperationSummary_operation";
};
export type BulkOperationSummary_operation$key = {
  readonly " $data"?: BulkOperationSummary_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationSummary_operation">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationSummary_operation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "query",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UserWithAvatar_user"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkOperation",
      "kind": "LinkedField",
      "name": "undoOf",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkOperation",
      "kind": "LinkedField",
      "name": "undoneBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkOperationFields_operation"
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};
})();

(node as any).hash = "58e33334f7795ed068256d6632258b5f";

export default node;
