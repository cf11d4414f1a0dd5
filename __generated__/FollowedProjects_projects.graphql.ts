/**
 * @generated SignedSource<<4453c510a63ec6fefa6b0ead872fbff3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedProjects_projects$data = ReadonlyArray<{
  readonly id: string;
  readonly version: string;
  readonly " $fragmentType": "FollowedProjects_projects";
}>;
export type FollowedProjects_projects$key = ReadonlyArray<{
  readonly " $data"?: FollowedProjects_projects$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedProjects_projects">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FollowedProjects_projects",
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

(node as any).hash = "67ac122e3faeaa9275b1aea2938620bf";

export default node;
