/**
 * @generated SignedSource<<f0f97af2ba46845c74e1e9fd909ff812>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkedIssueItem_issue$data = {
  readonly id: string;
  readonly key: string;
  readonly " $fragmentType": "LinkedIssueItem_issue";
};
export type LinkedIssueItem_issue$key = {
  readonly " $data"?: LinkedIssueItem_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkedIssueItem_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkedIssueItem_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "067dccbd89b420e2678b368434d8d888";

export default node;
