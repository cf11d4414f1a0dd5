/**
 * @generated SignedSource<<3ad9d37cae22e11237b827b9732f1b5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkState = "CANCELED" | "DONE" | "FAILED" | "PREVIEWED" | "RUNNING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useBulkProgress_operation$data = {
  readonly frozen: number;
  readonly id: string;
  readonly matched: number;
  readonly project: {
    readonly id: string;
    readonly version: string;
  };
  readonly state: BulkState;
  readonly " $fragmentType": "useBulkProgress_operation";
};
export type useBulkProgress_operation$key = {
  readonly " $data"?: useBulkProgress_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBulkProgress_operation">;
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
  "name": "useBulkProgress_operation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matched",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frozen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};
})();

(node as any).hash = "a4734ccf5c431804ac38a58183319761";

export default node;
