/**
 * @generated SignedSource<<8fec6af522432b45c0208bcd11c177f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParentPicker_issue$data = {
  readonly parent: {
    readonly id: string;
  } | null | undefined;
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueOptions_project">;
  };
  readonly " $fragmentType": "ParentPicker_issue";
};
export type ParentPicker_issue$key = {
  readonly " $data"?: ParentPicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParentPicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParentPicker_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "IssueOptions_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "be8a4d5ec1c8cbe7e23b221d0f385a71";

export default node;
