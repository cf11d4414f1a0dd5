/**
 * @generated SignedSource<<90c4fd1bd119f77951d8221d2b7a4edb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewMilestone_project$data = {
  readonly id: string;
  readonly key: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentType": "NewMilestone_project";
};
export type NewMilestone_project$key = {
  readonly " $data"?: NewMilestone_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewMilestone_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewMilestone_project",
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
      "name": "viewerCan",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "bf9989631d5b1ee22955175d9dcff0d7";

export default node;
