/**
 * @generated SignedSource<<a033d180c7680574b86ca3f1e8ab9339>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSimilarIssues_issue$data = {
  readonly id: string;
  readonly similarIssues?: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"IssueSearchPicker_issues">;
  }>;
  readonly " $fragmentType": "useSimilarIssues_issue";
};
export type useSimilarIssues_issue$key = {
  readonly " $data"?: useSimilarIssues_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSimilarIssues_issue">;
};

import SimilarIssueOptionsQuery_graphql from './SimilarIssueOptionsQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "similar"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": SimilarIssueOptionsQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "useSimilarIssues_issue",
  "selections": [
    {
      "condition": "similar",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 12
            }
          ],
          "concreteType": "Issue",
          "kind": "LinkedField",
          "name": "similarIssues",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "IssueSearchPicker_issues"
            }
          ],
          "storageKey": "similarIssues(first:12)"
        }
      ]
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "134f647f0062aa436c51425b9445de07";

export default node;
