/**
 * @generated SignedSource<<1dee6152cdd4d3d79a67cabd2cd4b453>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueText_issue$data = {
  readonly bodyHTML: string;
  readonly " $fragmentType": "IssueText_issue";
};
export type IssueText_issue$key = {
  readonly " $data"?: IssueText_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueText_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueText_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyHTML",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "e53da1321056933f06b3dbf88d96d240";

export default node;
