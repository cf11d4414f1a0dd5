/**
 * @generated SignedSource<<e2033d2e052ff0a6986035af734a4c54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LatestComment_issue$data = {
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
  readonly " $fragmentType": "LatestComment_issue";
};
export type LatestComment_issue$key = {
  readonly " $data"?: LatestComment_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestComment_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatestComment_issue",
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

(node as any).hash = "e4d62a361dd9c4b83a1c16880281be60";

export default node;
