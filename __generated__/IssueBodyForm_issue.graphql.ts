/**
 * @generated SignedSource<<ab33b3b0dd74a8d5a09c0d6cbd6c5332>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueBodyForm_issue$data = {
  readonly body: string;
  readonly id: string;
  readonly key: string;
  readonly project: {
    readonly key: string;
  };
  readonly version: number;
  readonly " $fragmentType": "IssueBodyForm_issue";
};
export type IssueBodyForm_issue$key = {
  readonly " $data"?: IssueBodyForm_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueBodyForm_issue">;
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
  "name": "IssueBodyForm_issue",
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
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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

(node as any).hash = "979e8853fcbe97084571cf0040506569";

export default node;
