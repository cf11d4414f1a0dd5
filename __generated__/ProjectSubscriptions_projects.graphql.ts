/**
 * @generated SignedSource<<6d7f2de90d0388163674681123aa5d43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectSubscriptions_projects$data = ReadonlyArray<{
  readonly id: string;
  readonly version: string;
  readonly " $fragmentType": "ProjectSubscriptions_projects";
}>;
export type ProjectSubscriptions_projects$key = ReadonlyArray<{
  readonly " $data"?: ProjectSubscriptions_projects$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectSubscriptions_projects">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProjectSubscriptions_projects",
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

(node as any).hash = "698ee9cf23739e41bffa8ed692689ba6";

export default node;
