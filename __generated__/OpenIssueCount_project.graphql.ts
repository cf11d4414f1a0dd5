/**
 * @generated SignedSource<<c24429acbd99cb4ece3968033bb46866>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenIssueCount_project$data = {
  readonly openCount: number;
  readonly " $fragmentType": "OpenIssueCount_project";
};
export type OpenIssueCount_project$key = {
  readonly " $data"?: OpenIssueCount_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenIssueCount_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenIssueCount_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openCount",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e23d44b3cca769c87bed54bd1ab9e144";

export default node;
