/**
 * @generated SignedSource<<aff026906ddc7b2c96138a553efa0c9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberActions_project$data = {
  readonly id: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentType": "MemberActions_project";
};
export type MemberActions_project$key = {
  readonly " $data"?: MemberActions_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberActions_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberActions_project",
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

(node as any).hash = "cdee75f71f47f9f034dcf3e3ea232b91";

export default node;
