/**
 * @generated SignedSource<<2d8c99b1efb736b9b2d3c982e4eee5c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignedIssues_dueDay$data = {
  readonly dueOn: string | null | undefined;
  readonly " $fragmentType": "AssignedIssues_dueDay";
};
export type AssignedIssues_dueDay$key = {
  readonly " $data"?: AssignedIssues_dueDay$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignedIssues_dueDay">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignedIssues_dueDay",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "7aaa2a4a64e625077ea994f99febd581";

export default node;
