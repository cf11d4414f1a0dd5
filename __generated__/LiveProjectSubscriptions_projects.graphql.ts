/**
 * @generated SignedSource<<d91466758f0017be355b524e492f81c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveProjectSubscriptions_projects$data = ReadonlyArray<{
  readonly id: string;
  readonly version: string;
  readonly " $fragmentType": "LiveProjectSubscriptions_projects";
}>;
export type LiveProjectSubscriptions_projects$key = ReadonlyArray<{
  readonly " $data"?: LiveProjectSubscriptions_projects$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveProjectSubscriptions_projects">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LiveProjectSubscriptions_projects",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "7458189bc9068d0a3da8da8d9279f240";

export default node;
