/**
 * @generated SignedSource<<ba40d8788fb5f7925c87cb5f8cab7941>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewIssueForm_project$data = {
  readonly id: string;
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"NewIssueFields_project">;
  readonly " $fragmentType": "NewIssueForm_project";
};
export type NewIssueForm_project$key = {
  readonly " $data"?: NewIssueForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewIssueForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewIssueForm_project",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewIssueFields_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "20b1d5a5fbceed9d6271b889ee1b14fc";

export default node;
