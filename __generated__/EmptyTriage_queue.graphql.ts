/**
 * @generated SignedSource<<5b550592e0bbbdb5a2428bd89895ddc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmptyTriage_queue$data = {
  readonly remainingCount: number;
  readonly " $fragmentType": "EmptyTriage_queue";
};
export type EmptyTriage_queue$key = {
  readonly " $data"?: EmptyTriage_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyTriage_queue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmptyTriage_queue",
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

(node as any).hash = "9c0acdd9439b82a93913521e6b6f7cb9";

export default node;
