/**
 * @generated SignedSource<<dec7092266745500c5ca18ba373b9413>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageAccess_queue$data = {
  readonly remainingCount: number;
  readonly " $fragmentType": "TriageAccess_queue";
};
export type TriageAccess_queue$key = {
  readonly " $data"?: TriageAccess_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageAccess_queue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageAccess_queue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remainingCount",
      "storageKey": null
    }
  ],
  "type": "TriageQueue",
  "abstractKey": null
};

(node as any).hash = "520184f7e9bdd1ee1a1e188e590ae833";

export default node;
