/**
 * @generated SignedSource<<23dbd98c53c11b3d0355ab362dc75929>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacetIcon_state$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StateIcon_state">;
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
      "name": "StateIcon_state"
    }
  ],
  "type": "WorkflowState",
  "abstractKey": null
};

(node as any).hash = "f76f456a1b208e166b6bedaa8e2c2ef3";

export default node;
