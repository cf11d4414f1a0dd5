/**
 * @generated SignedSource<<9a3adef3170e09c322b045590a94f687>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueDescription_issue$data = {
  readonly bodyHTML: string;
  readonly id: string;
  readonly isGone: boolean | null | undefined;
  readonly key: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"IssueBodyForm_issue" | "Reactions_issue">;
  readonly " $fragmentType": "IssueDescription_issue";
};
export type IssueDescription_issue$key = {
  readonly " $data"?: IssueDescription_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueDescription_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueDescription_issue",
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
      "name": "bodyHTML",
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
      "name": "IssueBodyForm_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Reactions_issue"
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGone",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "195901477b4d4301ef110e1d3d6e3474";

export default node;
