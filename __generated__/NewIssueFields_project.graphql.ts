/**
 * @generated SignedSource<<906149fe8c3c93e7d9e8bf001522d2f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewIssueFields_project$data = {
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"NewIssueOptions_project">;
  readonly " $fragmentType": "NewIssueFields_project";
};
export type NewIssueFields_project$key = {
  readonly " $data"?: NewIssueFields_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewIssueFields_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewIssueFields_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewIssueOptions_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "b541c6b49bbd8d54f4f9a5bb8d19cb1a";

export default node;
