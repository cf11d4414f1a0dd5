/**
 * @generated SignedSource<<f2215ed7702c4f7bfe116e34ef3605ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestInformationDialog_issue$data = {
  readonly id: string;
  readonly informationRequest: string;
  readonly key: string;
  readonly project: {
    readonly key: string;
  };
  readonly " $fragmentType": "RequestInformationDialog_issue";
};
export type RequestInformationDialog_issue$key = {
  readonly " $data"?: RequestInformationDialog_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestInformationDialog_issue">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "RequestInformationDialog_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "informationRequest",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "018c01d51b5572cf3ae585d976312368";

export default node;
