/**
 * @generated SignedSource<<f5e7c2aca52e60c426dac106779f9923>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteIssueDialog_issue$data = {
  readonly commentCount: number;
  readonly id: string;
  readonly key: string;
  readonly project: {
    readonly key: string;
  };
  readonly title: string;
  readonly " $fragmentType": "DeleteIssueDialog_issue";
};
export type DeleteIssueDialog_issue$key = {
  readonly " $data"?: DeleteIssueDialog_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteIssueDialog_issue">;
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
  "name": "DeleteIssueDialog_issue",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
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

(node as any).hash = "8e0e76f8d98b2b550f62779f3856ffbe";

export default node;
