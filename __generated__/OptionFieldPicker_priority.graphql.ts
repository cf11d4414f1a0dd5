/**
 * @generated SignedSource<<5d6ec9e27d53e6affa60bd54c1d8f82f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OptionFieldPicker_priority$data = {
  readonly value: Priority;
  readonly " $fragmentType": "OptionFieldPicker_priority";
};
export type OptionFieldPicker_priority$key = {
  readonly " $data"?: OptionFieldPicker_priority$data;
  readonly " $fragmentSpreads": FragmentRefs<"OptionFieldPicker_priority">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OptionFieldPicker_priority",
  "selections": [
    {
      "alias": "value",
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "a8f6ea25079df8507e09918ba1385f2c";

export default node;
