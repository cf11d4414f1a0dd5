/**
 * @generated SignedSource<<09549252ec5cd29ddb4f851123ef9cc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignedIssues_query$data = {
  readonly home: {
    readonly assigned: {
      readonly groups: ReadonlyArray<{
        readonly state: {
          readonly id: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"AssignedIssueGroup_group">;
      }>;
      readonly projects: ReadonlyArray<{
        readonly count: number;
        readonly project: {
          readonly id: string;
          readonly key: string;
          readonly name: string;
        };
      }>;
      readonly totalCount: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "AssignedIssues_query";
};
export type AssignedIssues_query$key = {
  readonly " $data"?: AssignedIssues_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignedIssues_query">;
};

import AssignedIssuesRefetchQuery_graphql from './AssignedIssuesRefetchQuery.graphql';

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
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": AssignedIssuesRefetchQuery_graphql
    }
  },
  "name": "AssignedIssues_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Home",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AssignedIssues",
          "kind": "LinkedField",
          "name": "assigned",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ProjectIssueCount",
              "kind": "LinkedField",
              "name": "projects",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "count",
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
                      "name": "name",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AssignedIssueGroup",
              "kind": "LinkedField",
              "name": "groups",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "WorkflowState",
                  "kind": "LinkedField",
                  "name": "state",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AssignedIssueGroup_group"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "cb79e899ea1a5bfcfa477a098af24b38";

export default node;
