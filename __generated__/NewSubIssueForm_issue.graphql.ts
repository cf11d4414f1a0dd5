/**
 * @generated SignedSource<<b21f5b5c01580c4a8b3b20ad2c58bc3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewSubIssueForm_issue$data = {
  readonly id: string;
  readonly key: string;
  readonly project: {
    readonly id: string;
    readonly key: string;
  };
  readonly " $fragmentType": "NewSubIssueForm_issue";
};
export type NewSubIssueForm_issue$key = {
  readonly " $data"?: NewSubIssueForm_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewSubIssueForm_issue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewSubIssueForm_issue",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "bb0b55e84a649ab77176a212f1420d33";

export default node;
