/**
 * @generated SignedSource<<f898473619faec11d2657148409f177f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IssueType = "BUG" | "FEATURE" | "QUESTION" | "TASK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueTypePicker_issue$data = {
  readonly type: IssueType;
  readonly " $fragmentType": "IssueTypePicker_issue";
};
export type IssueTypePicker_issue$key = {
  readonly " $data"?: IssueTypePicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueTypePicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueTypePicker_issue",
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

(node as any).hash = "c4da9f57a5d6b82cb1d5e77240e111b1";

export default node;
