/**
 * @generated SignedSource<<33cb4eb39bf6f23ea33342582c00ad14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeOption_member$data = {
  readonly issue: {
    readonly state: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
    };
    readonly title: string;
  };
  readonly score: number;
  readonly " $fragmentType": "MergeOption_member";
};
export type MergeOption_member$key = {
  readonly " $data"?: MergeOption_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeOption_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeOption_member",
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

(node as any).hash = "7350d73dfdf3dfa0e6ec9e10f9899ca9";

export default node;
