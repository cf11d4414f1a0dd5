/**
 * @generated SignedSource<<97f79a54e456f389d964c96d951f7a1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IssueType = "BUG" | "FEATURE" | "QUESTION" | "TASK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OptionFieldPicker_type$data = {
  readonly value: IssueType;
  readonly " $fragmentType": "OptionFieldPicker_type";
};
export type OptionFieldPicker_type$key = {
  readonly " $data"?: OptionFieldPicker_type$data;
  readonly " $fragmentSpreads": FragmentRefs<"OptionFieldPicker_type">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OptionFieldPicker_type",
  "selections": [
    {
      "alias": "value",
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "5d34791a2db583ba8937057ba5a6e912";

export default node;
