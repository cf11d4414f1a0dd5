/**
 * @generated SignedSource<<39db20efb9a3964d1b8bc718e0d438b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParentIssuePicker_issue$data = {
  readonly parent: {
    readonly id: string;
  } | null | undefined;
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueSearchPicker_project">;
  };
  readonly " $fragmentType": "ParentIssuePicker_issue";
};
export type ParentIssuePicker_issue$key = {
  readonly " $data"?: ParentIssuePicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParentIssuePicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParentIssuePicker_issue",
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
          "name": "IssueSearchPicker_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "162877198a5aa3ba0bcc1c409ebc5507";

export default node;
