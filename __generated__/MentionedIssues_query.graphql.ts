/**
 * @generated SignedSource<<4d75d38bf2d9705ef49707a08030e227>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type MentionedIssues_query$data = {
  readonly home: Result<{
    readonly mentioned: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MentionedIssueRow_notification">;
      }>;
      readonly totalCount: number;
    };
  }, unknown>;
  readonly " $fragmentType": "MentionedIssues_query";
};
export type MentionedIssues_query$key = {
  readonly " $data"?: MentionedIssues_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentionedIssues_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentionedIssues_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "kind": "RequiredField",
            "field": {
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
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "dee50e55f663833fe455cd959568cea0";

export default node;
