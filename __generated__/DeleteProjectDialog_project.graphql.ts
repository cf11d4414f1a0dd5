/**
 * @generated SignedSource<<225a599e54f0c6c39fec4efa8e0eeb82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteProjectDialog_project$data = {
  readonly commentCount: number | null | undefined;
  readonly id: string;
  readonly issueCount: number;
  readonly key: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteProjectDialog_project";
};
export type DeleteProjectDialog_project$key = {
  readonly " $data"?: DeleteProjectDialog_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteProjectDialog_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteProjectDialog_project",
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
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issueCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9319860cde03e153891f15cfbe4971e8";

export default node;
