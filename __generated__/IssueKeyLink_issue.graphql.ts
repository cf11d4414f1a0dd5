/**
 * @generated SignedSource<<06ef5969527ab61408f10b4dd538c9e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueKeyLink_issue$data = {
  readonly key: string;
  readonly number: number;
  readonly project: {
    readonly key: string;
  };
  readonly title: string;
  readonly " $fragmentType": "IssueKeyLink_issue";
};
export type IssueKeyLink_issue$key = {
  readonly " $data"?: IssueKeyLink_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueKeyLink_issue">;
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
  "name": "IssueKeyLink_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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

(node as any).hash = "b4f4dac4c78b6b34828818be3cf45781";

export default node;
