/**
 * @generated SignedSource<<e34720b6d2e469b8993fbed99bf09a30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewIssueFields_project$data = {
  readonly key: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"NewIssueFieldPicker_project">;
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
      "name": "key",
      "storageKey": null
    },
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
      "name": "NewIssueFieldPicker_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "b65e868028ec3c79a7621ca1465b4b97";

export default node;
