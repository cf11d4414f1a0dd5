/**
 * @generated SignedSource<<51fd4240808628769e5bfb987330de66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LikelyDuplicateItem_duplicate$data = {
  readonly because: ReadonlyArray<string>;
  readonly issue: {
    readonly id: string;
    readonly key: string;
    readonly state: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
    };
    readonly title: string;
  };
  readonly score: number;
  readonly " $fragmentType": "LikelyDuplicateItem_duplicate";
};
export type LikelyDuplicateItem_duplicate$key = {
  readonly " $data"?: LikelyDuplicateItem_duplicate$data;
  readonly " $fragmentSpreads": FragmentRefs<"LikelyDuplicateItem_duplicate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LikelyDuplicateItem_duplicate",
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
      "kind": "ScalarField",
      "name": "because",
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
  "type": "LikelyDuplicate",
  "abstractKey": null
};

(node as any).hash = "2ba24f40960201a5eec65ed6a18646c4";

export default node;
