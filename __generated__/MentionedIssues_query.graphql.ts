/**
 * @generated SignedSource<<2a6a5241a4af08274bebd58ece901285>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentionedIssues_query$data = {
  readonly home: {
    readonly mentioned: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MentionedIssueRow_notification">;
      }>;
      readonly totalCount: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "MentionedIssues_query";
};
export type MentionedIssues_query$key = {
  readonly " $data"?: MentionedIssues_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentionedIssues_query">;
};

import MentionedIssuesRefetchQuery_graphql from './MentionedIssuesRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": MentionedIssuesRefetchQuery_graphql
    }
  },
  "name": "MentionedIssues_query",
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
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 5
            }
          ],
          "concreteType": "NotificationConnection",
          "kind": "LinkedField",
          "name": "mentioned",
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
              "concreteType": "Notification",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MentionedIssueRow_notification"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "mentioned(first:5)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "85317b778b44fc595a26c75e671ce132";

export default node;
