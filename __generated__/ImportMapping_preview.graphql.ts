/**
 * @generated SignedSource<<47682942ac51a8d5e1c91ac1b7005c47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportMapping_preview$data = {
  readonly priorities: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
    readonly priority: Priority;
  }>;
  readonly states: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
    readonly state: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "ImportMapping_preview";
};
export type ImportMapping_preview$key = {
  readonly " $data"?: ImportMapping_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportMapping_preview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportMapping_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportPreviewState",
      "kind": "LinkedField",
      "name": "states",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowState",
          "kind": "LinkedField",
          "name": "state",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportPreviewPriority",
      "kind": "LinkedField",
      "name": "priorities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priority",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportPreview",
  "abstractKey": null
};
})();

(node as any).hash = "cb1556b22d3cd57aa9fe387e1102e66a";

export default node;
