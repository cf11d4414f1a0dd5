/**
 * @generated SignedSource<<3ef0df0ff7f4368996365f384feb7842>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenCount_project$data = {
  readonly openCount: number;
  readonly " $fragmentType": "OpenCount_project";
};
export type OpenCount_project$key = {
  readonly " $data"?: OpenCount_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenCount_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenCount_project",
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

(node as any).hash = "f4a25ecf67f7344d4b61b2df9f1895e2";

export default node;
