/**
 * @generated SignedSource<<53670191ffdab53353ba57bc4aed1a2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StateCategory = "ACTIVE" | "BACKLOG" | "DONE" | "DROPPED" | "TRIAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OpenedCluster_cluster$data = {
  readonly id: string;
  readonly members: ReadonlyArray<{
    readonly because: ReadonlyArray<string>;
    readonly issue: {
      readonly commentCount: number;
      readonly id: string;
      readonly key: string;
      readonly state: {
        readonly category: StateCategory;
      };
      readonly voteCount: number;
      readonly " $fragmentSpreads": FragmentRefs<"CanonicalIssueChoice_issue">;
    };
    readonly score: number;
    readonly " $fragmentSpreads": FragmentRefs<"MergedIssuesChoice_member">;
  }>;
  readonly suggestedCanonical: {
    readonly id: string;
  };
  readonly suggestionReasons: ReadonlyArray<string>;
  readonly " $fragmentType": "OpenedCluster_cluster";
};
export type OpenedCluster_cluster$key = {
  readonly " $data"?: OpenedCluster_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenedCluster_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenedCluster_cluster",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "suggestedCanonical",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suggestionReasons",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DuplicateClusterMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
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
            (v0/*:: as any*/),
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
              "name": "voteCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "commentCount",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "category",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CanonicalIssueChoice_issue"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MergedIssuesChoice_member"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DuplicateCluster",
  "abstractKey": null
};
})();

(node as any).hash = "21e7a5c4959315fc3a57b1c74e9c4355";

export default node;
