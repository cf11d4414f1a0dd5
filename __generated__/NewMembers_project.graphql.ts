/**
 * @generated SignedSource<<b6ccd9ab5ffbc6e43f920bcf58d1f6da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewMembers_project$data = {
  readonly id: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentType": "NewMembers_project";
};
export type NewMembers_project$key = {
  readonly " $data"?: NewMembers_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewMembers_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewMembers_project",
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
      "name": "viewerCan",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "051159725367c1b052c6a8eb2743c964";

export default node;
