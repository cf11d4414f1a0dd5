/**
 * @generated SignedSource<<df803f280aa76af64f66a3b0a7dec4a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IssueType = "BUG" | "FEATURE" | "QUESTION" | "TASK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TypePicker_issue$data = {
  readonly type: IssueType;
  readonly " $fragmentType": "TypePicker_issue";
};
export type TypePicker_issue$key = {
  readonly " $data"?: TypePicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"TypePicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TypePicker_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "a81ff5bdc0e7922e67f21da51a282c7e";

export default node;
