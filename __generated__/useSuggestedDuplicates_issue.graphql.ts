/**
 * @generated SignedSource<<df8aaf643eecf90371d8df12d0c9816b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSuggestedDuplicates_issue$data = {
  readonly id: string;
  readonly likelyDuplicates?: ReadonlyArray<{
    readonly issue: {
      readonly " $fragmentSpreads": FragmentRefs<"IssueSearchPicker_issues">;
    };
  }>;
  readonly " $fragmentType": "useSuggestedDuplicates_issue";
};
export type useSuggestedDuplicates_issue$key = {
  readonly " $data"?: useSuggestedDuplicates_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSuggestedDuplicates_issue">;
};

import SuggestedDuplicateOptionsQuery_graphql from './SuggestedDuplicateOptionsQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "suggested"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": SuggestedDuplicateOptionsQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "useSuggestedDuplicates_issue",
  "selections": [
    {
      "condition": "suggested",
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
          "concreteType": "LikelyDuplicate",
          "kind": "LinkedField",
          "name": "likelyDuplicates",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Issue",
              "kind": "LinkedField",
              "name": "issue",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "IssueSearchPicker_issues"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "likelyDuplicates(first:12)"
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

(node as any).hash = "83d1a2ea51e2d715d4114a611caac256";

export default node;
