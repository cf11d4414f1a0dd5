/**
 * @generated SignedSource<<a375293f6856d76d4db318e6adc440f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type issueUpdate_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OpenCount_project">;
  readonly " $fragmentType": "issueUpdate_project";
};
export type issueUpdate_project$key = {
  readonly " $data"?: issueUpdate_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"issueUpdate_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "issueUpdate_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenCount_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "07b0899d8459491230f15d849fe4a388";

export default node;
