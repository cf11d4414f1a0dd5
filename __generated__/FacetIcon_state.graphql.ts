/**
 * @generated SignedSource<<fa3e754e16775c2977513604db6bfbb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacetIcon_state$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  readonly " $fragmentType": "FacetIcon_state";
};
export type FacetIcon_state$key = {
  readonly " $data"?: FacetIcon_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetIcon_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetIcon_state",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkflowStateIcon_state"
    }
  ],
  "type": "WorkflowState",
  "abstractKey": null
};

(node as any).hash = "f82c33be560187c4580b0caf459fb16d";

export default node;
