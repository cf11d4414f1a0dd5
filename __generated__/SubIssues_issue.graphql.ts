/**
 * @generated SignedSource<<2e076b25a85315abe3d3308f2f5c641f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubIssues_issue$data = {
  readonly id: string;
  readonly isGone: boolean | null | undefined;
  readonly key: string;
  readonly subIssues: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly key: string;
        readonly " $fragmentSpreads": FragmentRefs<"SubIssueRow_issue">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"NewSubIssueForm_issue" | "SubIssueProgress_issue">;
  readonly " $fragmentType": "SubIssues_issue";
};
export type SubIssues_issue$key = {
  readonly " $data"?: SubIssues_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubIssues_issue">;
};

import SubIssuesPageQuery_graphql from './SubIssuesPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "subIssues"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": SubIssuesPageQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "SubIssues_issue",
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
      "name": "SubIssueProgress_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewSubIssueForm_issue"
    },
    {
      "alias": "subIssues",
      "args": null,
      "concreteType": "SubIssueConnection",
      "kind": "LinkedField",
      "name": "__SubIssues_subIssues_connection",
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
          "concreteType": "SubIssueEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Issue",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SubIssueRow_issue"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
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
})();

(node as any).hash = "0d1e95d39102b97abd46759d4ee65b6a";

export default node;
