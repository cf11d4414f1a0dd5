/**
 * @generated SignedSource<<e0f22eed609e7deedebedd8fc85d8d17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeekComments_issue$data = {
  readonly timeline: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: "Comment";
      readonly author: {
        readonly " $fragmentSpreads": FragmentRefs<"Person_user">;
      } | null | undefined;
      readonly bodyHTML: string;
      readonly createdAt: string;
      readonly id: string;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    }>;
  };
  readonly " $fragmentType": "PeekComments_issue";
};
export type PeekComments_issue$key = {
  readonly " $data"?: PeekComments_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeekComments_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeekComments_issue",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            },
            {
              "kind": "InlineFragment",
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Person_user"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "Comment",
              "abstractKey": null
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

(node as any).hash = "decfa9f8bfd8a22602fce164fe09d0c9";

export default node;
