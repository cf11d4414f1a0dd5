/**
 * @generated SignedSource<<16538a75508284ad8e832b32c1d9946a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueComparison_latestComment$data = {
  readonly timeline: {
    readonly nodes: ReadonlyArray<{
      readonly comment: {
        readonly author: {
          readonly login: string;
        } | null | undefined;
        readonly bodyHTML: string;
        readonly createdAt: string;
        readonly hidden: boolean;
        readonly removedAt: string | null | undefined;
      } | null | undefined;
    }>;
  };
  readonly " $fragmentType": "IssueComparison_latestComment";
};
export type IssueComparison_latestComment$key = {
  readonly " $data"?: IssueComparison_latestComment$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueComparison_latestComment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueComparison_latestComment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "last",
          "value": 12
        }
      ],
      "concreteType": "TimelineItemConnection",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "removedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hidden",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bodyHTML",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "author",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "login",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Comment",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "comment"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "timeline(last:12)"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "c771b999e34dcd836fd75779e70af0c1";

export default node;
