/**
 * @generated SignedSource<<6ec6bf9d729a18e79d081c154165a4d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergedIssuesChoice_member$data = {
  readonly issue: {
    readonly state: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
    };
    readonly title: string;
  };
  readonly score: number;
  readonly " $fragmentType": "MergedIssuesChoice_member";
};
export type MergedIssuesChoice_member$key = {
  readonly " $data"?: MergedIssuesChoice_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergedIssuesChoice_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergedIssuesChoice_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowState",
          "kind": "LinkedField",
          "name": "state",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WorkflowStateIcon_state"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DuplicateClusterMember",
  "abstractKey": null
};

(node as any).hash = "908588a06479fcb48b6c895b3a25afd8";

export default node;
