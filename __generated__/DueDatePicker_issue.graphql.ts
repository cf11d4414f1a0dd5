/**
 * @generated SignedSource<<63e49fbc88aa3dbab28a2de095bd2044>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueDatePicker_issue$data = {
  readonly dueOn: string | null | undefined;
  readonly " $fragmentType": "DueDatePicker_issue";
};
export type DueDatePicker_issue$key = {
  readonly " $data"?: DueDatePicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueDatePicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueDatePicker_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "52415d3ed3b91dfc2109c85cca938998";

export default node;
