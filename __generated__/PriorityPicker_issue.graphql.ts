/**
 * @generated SignedSource<<42b4410c2cfd143c2f001b8f65c9af83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PriorityPicker_issue$data = {
  readonly priority: Priority;
  readonly " $fragmentType": "PriorityPicker_issue";
};
export type PriorityPicker_issue$key = {
  readonly " $data"?: PriorityPicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriorityPicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriorityPicker_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "22bec9dfb14d881cf90fe5294449d498";

export default node;
