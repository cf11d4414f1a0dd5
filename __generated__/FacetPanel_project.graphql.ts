/**
 * @generated SignedSource<<96291c83ead72811477008b4f8fc9232>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacetPanel_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FacetSection_project">;
  readonly " $fragmentType": "FacetPanel_project";
};
export type FacetPanel_project$key = {
  readonly " $data"?: FacetPanel_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetPanel_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FacetSection_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "28d7a4d8e07420d51f86dcabc6f43519";

export default node;
